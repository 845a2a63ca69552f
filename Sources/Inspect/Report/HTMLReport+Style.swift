extension HTMLReport {
  /// The page's CSS. Text reaches 4.5 : 1 in both themes (WCAG 1.4.3).
  static let style = #"""
    :root {
      --page: #fff; --raised: #f4f4f6; --text: #1d1d1f; --quiet: #57575c; --line: #c7c7cc;
      --accent: #0057b8; --bad: #b3261e; --check: #e6e6e9;
      color-scheme: light dark;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161618; --raised: #232327; --text: #f2f2f4; --quiet: #a9a9b2; --line: #4a4a50;
        --accent: #7ab8ff; --bad: #ff8a80; --check: #33333a;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1.25rem; max-width: 88rem;
      font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page);
    }
    h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.15rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    h3, caption { font-size: 1rem; font-weight: 600; text-align: left; margin: 1.25rem 0 .25rem; }
    header p { margin: .25rem 0 1rem; color: var(--quiet); }
    code {
      font: .9em ui-monospace, monospace; color: var(--text); user-select: all;
      overflow-wrap: anywhere;
    }
    pre { font: .9em/1.5 ui-monospace, monospace; overflow-x: auto; }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    h2:focus { outline: none; }
    [hidden] { display: none !important; }

    .columns { display: flex; gap: 1.5rem; align-items: flex-start; }
    main { flex: 1; min-width: 0; }
    nav { flex: 0 0 15rem; position: sticky; top: 1rem; max-height: 96vh; overflow: auto; }
    nav ol { list-style: none; margin: 0; padding: 4px; }
    nav a {
      display: block; padding: .5rem; border-radius: .5rem; margin-bottom: .25rem;
      color: inherit; text-decoration: none; border: 1px solid transparent;
    }
    nav a:hover { background: var(--raised); }
    nav a[aria-current=true] { background: var(--raised); border-color: var(--line); }
    nav img {
      display: block; outline: 1px solid var(--line); max-width: 100%; max-height: 6rem;
      margin-bottom: .25rem;
    }
    nav .name { display: block; font-weight: 600; overflow-wrap: anywhere; }
    nav .what { display: block; font-size: .85rem; color: var(--quiet); }
    @media (max-width: 48rem) {
      .columns { display: block; }
      nav { position: static; max-height: 40vh; margin-bottom: 1rem; }
      .static { flex-wrap: wrap; }
    }

    section { margin-bottom: 2rem; }
    .static, .stage { display: flex; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; min-width: 0; }
    figcaption { font-size: .85rem; color: var(--quiet); }
    .picture {
      display: inline-block; position: relative; vertical-align: top; max-width: 100%;
      background: repeating-conic-gradient(var(--check) 0 25%, var(--page) 0 50%) 0 0 / 16px 16px;
    }
    .picture { outline: 1px solid var(--line); }
    .picture img { display: block; max-width: 100%; }
    img.enlarged { image-rendering: pixelated; }

    .views, .tools { display: flex; flex-wrap: wrap; gap: .35rem .9rem; align-items: center; }
    .views { border: 0; padding: 0; margin: 0 0 .5rem; }
    .views legend { float: left; padding: 0; margin-right: .9rem; color: var(--quiet); }
    .stage {
      padding: 1rem; border: 1px solid var(--line); border-radius: .5rem;
      background: var(--raised); overflow: auto; max-height: 72vh;
    }
    .stage[data-zoomed] .picture, .stage[data-zoomed] img { max-width: none; }
    .stage[data-stacked] { flex-direction: column; }
    .stage[data-view=two-up][data-zoomed] figure { flex: 1 1 0; max-width: 100%; }
    .stage[data-view=two-up][data-zoomed] .picture {
      overflow: auto; max-width: 100%; max-height: 60vh;
    }
    .stage[data-view=two-up][data-zoomed][data-stacked] .picture { max-height: 28vh; }
    .stage[data-view=swipe], .stage[data-view=onion], .stage[data-view=blink] {
      display: grid; justify-content: start;
    }
    .stage[data-view=swipe] figure, .stage[data-view=onion] figure,
    .stage[data-view=blink] figure { grid-area: 1 / 1; }
    .stage[data-view=swipe] .actual figcaption, .stage[data-view=onion] .actual figcaption {
      text-align: right;
    }
    .stage[data-view=swipe], .stage[data-view=onion] { touch-action: pan-y; cursor: ew-resize; }
    .stage[data-view=swipe] .actual .picture { clip-path: inset(0 0 0 var(--amount)); }
    .stage[data-view=swipe] .actual .picture::after {
      content: ""; position: absolute; inset: 0 auto 0 var(--amount); width: 2px;
      background: var(--accent);
    }
    .stage[data-view=onion] .actual .picture { opacity: var(--amount); }
    .stage[data-view=blink] .away { visibility: hidden; }

    .viewer > * { margin-bottom: .6rem; }
    .amount { display: flex; align-items: center; gap: .75rem; }
    .amount input { width: min(22rem, 60vw); }
    input[type=range] { accent-color: var(--accent); }
    button, select {
      font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line);
      border-radius: .4rem; padding: .25rem .7rem; min-height: 2.25rem;
    }
    button:hover:enabled { border-color: var(--accent); }
    button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); }
    button:disabled { color: var(--quiet); opacity: .6; }
    .marks { position: relative; height: .6rem; margin: 0 8px; background: var(--raised); }
    .marks i { position: absolute; top: 0; bottom: 0; min-width: 2px; background: var(--bad); }
    .scrub { display: block; }
    .scrub input {
      display: block; width: 100%; margin: 0; height: 1.5rem; appearance: none;
      background: linear-gradient(var(--line), var(--line)) center / 100% 4px no-repeat;
    }
    .scrub input::-webkit-slider-thumb {
      appearance: none; width: 16px; height: 20px; border-radius: 4px; background: var(--accent);
    }
    .scrub input::-moz-range-thumb {
      width: 16px; height: 20px; border: 0; border-radius: 4px; background: var(--accent);
    }
    .moment { min-height: 1.5em; font-variant-numeric: tabular-nums; }
    .moment.differs { color: var(--bad); }
    .note { color: var(--quiet); font-size: .9rem; }
    table { border-collapse: collapse; margin-top: 1.25rem; overflow-wrap: anywhere; }
    th, td {
      text-align: left; padding: .25rem 1rem .25rem 0; border-bottom: 1px solid var(--line);
    }
    tbody th { font-weight: 400; color: var(--quiet); }
    thead { font-size: .85rem; }
    """#
}
