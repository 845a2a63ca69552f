// Places of files: opened in an editor by the program's command or by a link, or copied.
import { change, copy, given, make, toast } from "./dom.js";
import { address, state } from "./state.js";

/** A place is opened by a `command` or a `link`, or only copied. */
const way = given("opens");

async function open(file, line, column, known) {
  const own = state.scene?.file, place = `${file}:${line}`, absolute = file === own ? state.scene.absolute : known;
  if (way === "command") {
    try {
      await change(address("/api/open", { file, line, column }));
    } catch (error) {
      toast(error.message);
    }
  } else if (way === "link" && absolute) {
    location.href = `vscode://file${encodeURI(absolute).replaceAll("#", "%23").replaceAll("?", "%3F")}:${line}:${column}`;
  } else {
    copy(place);
  }
}

/** A button that opens a place; with Alt it copies the place. */
export function place(line, { file = state.scene.file, column = 1, text = null, absolute = null } = {}) {
  const button = make("button", { className: "place", textContent: text ?? `line ${line}${way === "copy" ? "" : " ↗"}` });
  button.title = `${way === "copy" ? "Copy" : "Open"} ${file}:${line}${way === "copy" ? "" : " (with Alt: copy)"}`;
  button.onclick = event => event.altKey ? copy(`${file}:${line}`) : open(file, line, column, absolute);
  return button;
}
