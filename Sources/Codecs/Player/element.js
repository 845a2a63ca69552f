// <animrender-player src="demo.apng" dark="demo-dark.apng">: the picture with controls over it. The exported page uses the
// same element with its pictures as children. Options are attributes, data attributes, or the page's address.

const icon = (path, filled) => `<svg viewBox="0 0 16 16" aria-hidden="true"><path ${filled ? 'class="filled"' : ''} d="${path}"/></svg>`;
const icons = {
  play: icon('M4.5 3v10l9-5z', true),
  pause: icon('M4 3h3v10H4zM9 3h3v10H9z', true),
  loop: icon('M3 8V7a3 3 0 0 1 3-3h6m0 0L10 2m2 2-2 2M13 8v1a3 3 0 0 1-3 3H4m0 0 2 2m-2-2 2-2'),
  appearance: icon('M13 9.6A5.5 5.5 0 0 1 6.4 3 5.5 5.5 0 1 0 13 9.6z'),
  full: icon('M6 2.5H2.5V6M10 2.5h3.5V6M10 13.5h3.5V10M6 13.5H2.5V10'),
};
const speeds = [0.1, 0.25, 0.5, 1, 2];
const calm = matchMedia('(prefers-reduced-motion: reduce)'), system = matchMedia('(prefers-color-scheme: dark)');

const markup = `
  <slot></slot>
  <canvas id="canvas" role="img" hidden></canvas>
  <button id="hit" aria-label="Play" hidden></button>
  <span id="start" aria-hidden="true" hidden>${icons.play}</span>
  <div id="line" aria-hidden="true"><div class="done"></div></div>
  <div id="bar" role="group" aria-label="Playback" hidden>
    <button id="play" aria-label="Play">${icons.play}</button>
    <div id="time" role="slider" tabindex="0" aria-label="Time" aria-valuemin="0">
      <div id="rail"><div class="done"></div></div><div id="knob"></div></div>
    <span id="clock"><span id="now"></span><span id="total"></span></span>
    <button id="speed"></button>
    <button id="loop" aria-label="Loop" title="Loop (l)">${icons.loop}</button>
    <button id="appearance" aria-label="Dark appearance" title="Dark appearance (d)" hidden>${icons.appearance}</button>
    <button id="full" aria-label="Full screen" title="Full screen (f)">${icons.full}</button>
  </div>
  <div id="tip" aria-hidden="true" hidden></div>`;

class AnimrenderPlayer extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    // Children are missing while the page is parsed.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => this.connectedCallback(), { once: true });
      return;
    }
    const root = this.attachShadow({ mode: 'open' });
    // A policy that forbids styles in the page permits a sheet of the script.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(controlStyle);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = markup;
    this.find = id => root.getElementById(id);
    this.address = this.hasAttribute('data-page') ? new URLSearchParams(location.search) : new URLSearchParams();
    this.movies = [];
    this.queue = Promise.resolve();
    Object.assign(this, { time: 0, index: 0, playing: false, played: 0, stopped: false });
    this.ready = this.load().catch(error => {
      // The picture itself stays.
      this.dispatchEvent(new CustomEvent('error', { detail: error }));
    });
  }

  // The value of an option: of the page's address, of `data-name`, or of `name`.
  option(name) {
    return this.address.get(name) ?? this.dataset[name] ?? this.getAttribute(name);
  }

  // MARK: Loading

  async load() {
    const images = [...this.querySelectorAll('img')];
    const light = this.getAttribute('src') ?? images[0]?.src, dark = this.getAttribute('dark') ?? images[1]?.src;
    this.sources = dark ? [light, dark] : [light];
    const speed = Number(this.option('speed'));
    this.speed = speed >= 0.1 && speed <= 4 ? speed : 1;
    const theme = this.option('theme');
    const isDark = theme === 'dark' || theme !== 'light' && system.matches;
    await this.appear(Boolean(dark) && isDark, true);
    // A clear page is seen through only if it has the colour scheme of the page around it.
    if (this.hasAttribute('data-page') && ['light', 'dark'].includes(theme)) document.documentElement.style.colorScheme = theme;
    this.steps = this.readSteps();
    const { movie } = this, { animation } = movie, canvas = this.find('canvas');
    const loop = this.option('loop');
    this.loops = loop === '1' || loop !== '0' && animation.plays === 0;
    this.from = this.moment(this.option('from')) ?? 0;
    this.to = this.moment(this.option('to')) ?? movie.total;
    if (this.from >= this.to) [this.from, this.to] = [0, movie.total];
    const scale = Number(this.dataset.scale ?? images[0]?.naturalWidth / images[0]?.getAttribute('width')) || 1;
    this.style.setProperty('--ratio', animation.width / animation.height);
    this.style.setProperty('--width', `${animation.width / scale}px`);
    if (this.address.get('background') === 'clear') document.documentElement.classList.add('clear');
    canvas.setAttribute('aria-label', this.getAttribute('alt') ?? images[0]?.alt ?? '');
    this.classList.toggle('plain', this.option('controls') === '0');
    for (const id of ['canvas', 'hit', 'bar']) this.find(id).hidden = false;
    this.shadowRoot.querySelector('slot').hidden = true;
    this.find('appearance').hidden = !dark;
    this.find('full').hidden = !document.fullscreenEnabled;
    this.addTicks();
    this.listen(theme);
    const autoplay = this.option('autoplay');
    const rests = calm.matches || autoplay === '0' || autoplay === 'hover';
    this.time = rests ? this.moment(this.option('poster')) ?? this.to : this.from;
    await this.show();
    this.update();
    if (autoplay === 'hover' && !calm.matches) {
      this.addEventListener('pointerenter', () => this.play());
      this.addEventListener('pointerleave', () => this.pause());
    } else if (!rests) {
      this.playWhileVisible();
    }
  }

  async bytes(source) {
    const comma = source.indexOf(',');
    if (!source.startsWith('data:')) return new Uint8Array(await (await fetch(source)).arrayBuffer());
    return Uint8Array.from(atob(source.slice(comma + 1)), character => character.charCodeAt(0));
  }

  // Shows the same time in another appearance.
  async appear(isDark, isFirst = false) {
    const place = isDark && this.sources.length > 1 ? 1 : 0;
    if (!this.movies[place]) {
      const movie = readMovie(await this.bytes(this.sources[place]));
      movie.composer = new Composer(movie.animation, this.find('canvas'));
      this.movies[place] = movie;
    }
    const movie = this.movies[place], canvas = this.find('canvas');
    if (isFirst) [canvas.width, canvas.height] = [movie.animation.width, movie.animation.height];
    this.movie = movie;
    this.isDark = isDark;
    if (this.sources.length > 1 && this.hasAttribute('data-page')) {
      document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
    }
    this.queue = this.queue.then(() => movie.composer.restart());
    if (!isFirst) { await this.show(); this.update(); }
  }

  // The steps of the scene, from lines of start, end and name.
  readSteps() {
    const lines = (this.dataset.steps ?? '').split('\n').filter(Boolean);
    return lines.map(line => {
      const [start, end, ...words] = line.split(' ');
      return { name: words.join(' '), start: Number(start), end: Number(end) };
    });
  }

  // A time in seconds or per cent, or the start or end of a step; undefined for anything else.
  moment(text) {
    if (!text) return undefined;
    const limited = time => Math.min(Math.max(time, 0), this.movie.total);
    if (/^\d+(\.\d+)?$/.test(text)) return limited(Number(text));
    if (/^\d+(\.\d+)?%$/.test(text)) return limited(parseFloat(text) / 100 * this.movie.total);
    const step = this.steps.find(({ name }) => name && (text === name || text === `${name}.end`));
    return step && limited(text === step.name ? step.start : step.end);
  }

  addTicks() {
    const slider = this.find('time'), { total } = this.movie;
    this.edges = [...new Set(this.steps.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
    for (const edge of this.edges.filter(time => time > 0 && time < total).slice(0, 200)) {
      const tick = document.createElement('i');
      tick.className = 'tick';
      tick.style.left = `${edge / total * 100}%`;
      slider.insertBefore(tick, this.find('knob'));
    }
    slider.setAttribute('aria-valuemax', total.toFixed(2));
    this.find('total').textContent = ` / ${total.toFixed(2)} s`;
  }

  // MARK: Playing

  frameAt(time) {
    const { ends, count } = this.movie;
    let low = 0, high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (time < ends[middle] - 1e-9) high = middle; else low = middle + 1;
    }
    return low;
  }

  // Draws the frame of the current time. Frames are drawn one after the other, even those of different movies.
  async show() {
    const { movie } = this, index = this.frameAt(this.time), share = this.time / movie.total;
    this.index = index;
    for (const bar of this.shadowRoot.querySelectorAll('.done')) bar.style.transform = `scaleX(${share})`;
    this.find('knob').style.left = `${share * 100}%`;
    this.find('now').textContent = this.time.toFixed(2);
    const slider = this.find('time'), step = this.stepAt(this.time);
    slider.setAttribute('aria-valuenow', this.time.toFixed(2));
    slider.setAttribute('aria-valuetext',
      `${this.time.toFixed(2)} s, frame ${index + 1} of ${movie.count}${step ? `, ${step}` : ''}`);
    this.isBusy = true;
    this.queue = this.queue.then(() => movie.composer.draw(index));
    await this.queue;
    this.isBusy = false;
    this.find('canvas').dataset.frame = index;
  }

  stepAt(time) {
    return this.steps?.find(({ start, end }) => time >= start && time < end)?.name;
  }

  seek(time) {
    this.time = Math.min(Math.max(time, 0), this.movie.total);
    this.played = 0;
    this.find('start').hidden = true;
    return this.show();
  }

  // Goes forward or back by frames; the time is the start of the frame.
  step(count) {
    this.pause();
    const index = Math.min(Math.max(this.index + count, 0), this.movie.count - 1);
    return this.seek(index ? this.movie.ends[index - 1] : 0);
  }

  // Goes to the next or previous edge of a step.
  jump(direction) {
    this.pause();
    const { edges, time, movie } = this;
    const next = direction > 0 ? edges.find(edge => edge > time + 1e-3) : edges.findLast(edge => edge < time - 1e-3);
    return this.seek(next ?? (direction > 0 ? movie.total : 0));
  }

  play() {
    if (this.playing) return;
    if (this.time >= this.to || this.time < this.from) { this.time = this.from; this.played = 0; }
    this.playing = true;
    this.stopped = false;
    let before = performance.now();
    const tick = now => {
      if (!this.playing) return;
      // The clock stops while the tab is hidden, so that the time does not jump afterwards.
      this.time += Math.min(now - before, 250) / 1000 * this.speed;
      before = now;
      if (this.time >= this.to) this.finishPlay();
      if (this.frameAt(this.time) !== this.index && !this.isBusy) this.show();
      if (this.playing) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    this.update();
    this.reveal();
  }

  finishPlay() {
    this.played += 1;
    if (this.loops || this.played < this.movie.animation.plays) {
      this.time = this.from + (this.time - this.from) % (this.to - this.from);
    } else {
      this.time = this.to;
      this.pause();
      this.show();
    }
  }

  pause() {
    this.playing = false;
    this.update();
    this.reveal();
  }

  // Plays while at least two fifths of the picture are visible, unless the reader has stopped it.
  playWhileVisible() {
    new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) {
        if (this.playing) { this.pause(); this.stopped = false; }
      } else if (!this.stopped) {
        this.play();
      }
    }, { threshold: 0.4 }).observe(this);
  }

  toggle() {
    this.stopped = this.playing;
    if (this.playing) this.pause(); else this.play();
  }

  // MARK: Controls

  update() {
    const { playing } = this, words = playing ? 'Pause' : 'Play';
    this.find('play').innerHTML = playing ? icons.pause : icons.play;
    for (const id of ['play', 'hit']) this.find(id).setAttribute('aria-label', words);
    this.find('start').hidden = playing || this.isScrubbing;
    const speed = { 0.1: '0.1×', 0.25: '¼×', 0.5: '½×' }[this.speed] ?? `${this.speed}×`;
    this.find('speed').textContent = speed;
    this.find('speed').setAttribute('aria-label', `Speed ${speed}`);
    this.find('loop').setAttribute('aria-pressed', this.loops);
    this.find('appearance').setAttribute('aria-pressed', this.isDark);
    this.report?.();
  }

  // Shows the bar, which fades two seconds after the last movement while the picture plays.
  reveal() {
    this.classList.add('shown');
    clearTimeout(this.fading);
    const isBelow = this.find('canvas').clientHeight < this.clientHeight;
    this.fading = setTimeout(() => {
      const keeps = !this.playing || this.isScrubbing || isBelow || this.shadowRoot.querySelector('#bar :focus-visible');
      if (!keeps) this.classList.remove('shown');
    }, 2000);
  }

  listen(theme) {
    this.find('play').onclick = this.find('hit').onclick = () => this.toggle();
    this.find('speed').onclick = () => this.changeSpeed(1, true);
    this.find('loop').onclick = () => { this.loops = !this.loops; this.update(); };
    this.find('appearance').onclick = () => this.appear(!this.isDark);
    this.find('full').onclick = () => this.fullScreen();
    for (const name of ['pointermove', 'focusin', 'focusout', 'pointerdown']) this.addEventListener(name, () => this.reveal());
    this.addEventListener('keydown', event => this.pressed(event));
    if (this.hasAttribute('data-page')) {
      addEventListener('keydown', event => { if (event.target === document.body) this.pressed(event); });
      addEventListener('message', event => this.received(event));
    }
    if (theme !== 'light' && theme !== 'dark' && this.sources.length > 1) {
      system.addEventListener('change', () => this.appear(system.matches));
    }
    this.listenToSlider();
  }

  listenToSlider() {
    const slider = this.find('time'), tip = this.find('tip');
    const timeAt = event => {
      const box = slider.getBoundingClientRect();
      return Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * this.movie.total;
    };
    slider.onpointerdown = event => {
      slider.setPointerCapture(event.pointerId);
      const wasPlaying = this.playing;
      this.isScrubbing = true;
      this.pause();
      this.seek(timeAt(event));
      slider.onpointerup = slider.onpointercancel = () => {
        this.isScrubbing = false;
        slider.onpointerup = slider.onpointercancel = null;
        if (wasPlaying) this.play();
      };
    };
    slider.onpointermove = event => {
      const time = timeAt(event), step = this.stepAt(time), box = this.getBoundingClientRect();
      if (this.isScrubbing) this.seek(time);
      tip.hidden = false;
      tip.textContent = `${time.toFixed(2)} s${step ? ` · ${step}` : ''}`;
      tip.style.left = `${Math.min(Math.max(event.clientX - box.left, 50), box.width - 50)}px`;
    };
    slider.onpointerleave = () => { tip.hidden = true; };
  }

  changeSpeed(direction, wraps = false) {
    const nearest = speeds.findLastIndex(speed => speed <= this.speed), count = speeds.length;
    const place = Math.max(nearest, 0) + direction;
    this.speed = speeds[wraps ? (place + count) % count : Math.min(Math.max(place, 0), count - 1)];
    this.update();
  }

  fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen(); else this.requestFullscreen();
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.composedPath()[0];
    const isButton = target.matches?.('button') && target.id !== 'hit';
    const actions = {
      ' ': isButton ? null : () => this.toggle(),
      k: () => this.toggle(),
      ArrowLeft: () => event.shiftKey ? this.jump(-1) : this.step(-1),
      ArrowRight: () => event.shiftKey ? this.jump(1) : this.step(1),
      Home: () => { this.pause(); this.seek(0); },
      End: () => { this.pause(); this.seek(this.movie.total); },
      '<': () => this.changeSpeed(-1),
      '>': () => this.changeSpeed(1),
      l: () => this.find('loop').click(),
      d: this.sources.length > 1 ? () => this.appear(!this.isDark) : null,
      f: document.fullscreenEnabled ? () => this.fullScreen() : null,
    };
    const action = actions[event.key];
    if (!action) return;
    action();
    event.preventDefault();
    this.reveal();
  }

  // Obeys the window that embeds the page: { animrender: 'play' }, 'pause', or 'seek' with a `time`. Each message is answered
  // with the state, and so is each later change.
  received({ source, origin, data }) {
    if (source !== parent || parent === window || typeof data?.animrender !== 'string') return;
    this.report = () => source.postMessage(
      { animrender: 'state', playing: this.playing, time: this.time, duration: this.movie.total },
      origin === 'null' ? '*' : origin);
    if (data.animrender === 'play') this.play();
    if (data.animrender === 'pause') { this.stopped = true; this.pause(); }
    if (data.animrender === 'seek' && Number.isFinite(data.time)) { this.stopped = true; this.pause(); this.seek(data.time); }
    this.report();
  }
}

customElements.define('animrender-player', AnimrenderPlayer);
