// Links to the previous and the next scene of the folder.
import { $ } from "./dom.js";
import { on, scenePath } from "./state.js";

async function read() {
  if (scenePath === null) return;
  let paths;
  try {
    paths = await (await fetch("/api/paths")).json();
  } catch {
    // Not connected.
    return;
  }
  const index = paths.indexOf(scenePath);
  for (const [id, path] of [["previousScene", paths[index - 1]], ["nextScene", paths[index + 1]]]) {
    const link = $(id), isThere = index >= 0 && path !== undefined;
    link.hidden = !isThere;
    if (isThere) link.href = `/view?scene=${encodeURIComponent(path)}`;
    else link.removeAttribute("href");
    link.title = `${id === "nextScene" ? "Next" : "Previous"} scene (${id === "nextScene" ? "]" : "["})${isThere ? ": " + path : ""}`;
  }
}

/** Opens the previous or the next scene. */
export const goTo = id => $(id).hasAttribute("href") && $(id).click();

on("list", read);
read();
