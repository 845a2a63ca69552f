// The list of a folder's scenes.
const $ = id => document.getElementById(id);
const make = (tag, props = {}, ...children) => {
  const e = Object.assign(document.createElement(tag), props);
  e.append(...children);
  return e;
};
let version = 0;

async function show() {
  const look = document.querySelector("[name=look]:checked").value,
    list = await (await fetch(`/api/scenes?appearance=${look}`)).json();
  $("folder").textContent = list.folder.replace(/\/$/, "");
  document.title = `${$("folder").textContent} – animrender`;
  const focus = document.activeElement?.dataset?.path;
  $("scenes").replaceChildren(...list.scenes.map(s => {
    const link = make("a", {
      href: `/view?scene=${encodeURIComponent(s.path)}`
    });
    link.dataset.path = s.path;
    const thumb = make("span", {
      className: "thumb"
    });
    if (!s.error) {
      const scale = Math.min(156 / Math.max(...s.size), 1) * devicePixelRatio;
      thumb.append(make("img", {
        alt: "",
        loading: "lazy",
        width: Math.round(s.size[0] * scale / devicePixelRatio),
        height: Math.round(s.size[1] * scale / devicePixelRatio),
        src: `/api/frame?scene=${encodeURIComponent(s.path)}&frame=${s.frame}&scale=${Math.max(scale, 0.01).toFixed(4)}&appearance=${look}&v=${version}`
      }));
    }
    link.append(thumb, make("span", {
        className: "name",
        textContent: s.title ?? s.path
      }), make("span", {
        className: "file mono",
        textContent: s.path
      }),
      s.error ? make("span", {
        className: "meta"
      }, make("b", {
        textContent: `${s.error.count} ${s.error.count === 1 ? "mistake" : "mistakes"}: ${s.error.line}:${s.error.column}`
      })) :
      make("span", {
        className: "meta",
        textContent: `${s.size.join(" × ")} · ${s.fps} fps · ${+s.duration.toFixed(2)} s`
      }));
    return make("li", {
      className: s.error ? "bad" : ""
    }, link);
  }));
  if (focus)[...document.querySelectorAll("a[data-path]")].find(a => a.dataset.path === focus)?.focus();
  filter();
}

function filter() {
  const query = $("find").value.trim().toLowerCase();
  let count = 0;
  for (const item of $("scenes").children) count += !(item.hidden = !item.textContent.toLowerCase().includes(query));
  $("count").textContent = count + (count === 1 ? " scene" : " scenes");
  $("none").hidden = count > 0;
}
$("find").oninput = filter;
for (const radio of document.querySelectorAll("[name=look]")) radio.onchange = show;
addEventListener("keydown", e => {
  if (e.key === "/" && e.target !== $("find")) {
    e.preventDefault();
    $("find").focus();
  }
  const links = [...$("scenes").children].filter(i => !i.hidden).map(i => i.firstChild),
    at = links.indexOf(document.activeElement);
  if (at < 0) return;
  const top = links.findIndex(l => l.offsetTop > links[0].offsetTop),
    columns = top < 0 ? links.length : top,
    go = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns
    } [e.key];
  if (go && links[at + go]) {
    e.preventDefault();
    links[at + go].focus();
  }
});
const events = new EventSource("/api/events");
events.addEventListener("change", e => {
  version = JSON.parse(e.data).version;
  show();
});
events.addEventListener("list", show);
events.onerror = () => {
  $("state").textContent = "Not connected, trying again";
};
events.onopen = () => {
  $("state").textContent = "Live";
};
show();
