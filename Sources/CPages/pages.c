#include "pages.h"

#include <string.h>

// `#embed` is C23 and this file is C17, where clang calls it an extension. The compiler needs much less time for it than
// for the array literals of Swift that the package manager makes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t controls_css[] = {
#embed "../Codecs/Player/controls.css"
};
static const uint8_t element_js[] = {
#embed "../Codecs/Player/element.js"
};
static const uint8_t movie_js[] = {
#embed "../Codecs/Player/movie.js"
};
static const uint8_t page_css[] = {
#embed "../Codecs/Player/page.css"
};
static const uint8_t page_js[] = {
#embed "../Codecs/Player/page.js"
};
static const uint8_t webp_js[] = {
#embed "../Codecs/Player/webp.js"
};
static const uint8_t report_css[] = {
#embed "../Inspect/Report/report.css"
};
static const uint8_t report_js[] = {
#embed "../Inspect/Report/report.js"
};
static const uint8_t app_css[] = {
#embed "../Preview/Page/Styles/app.css"
};
static const uint8_t edit_css[] = {
#embed "../Preview/Page/Styles/edit.css"
};
static const uint8_t panels_css[] = {
#embed "../Preview/Page/Styles/panels.css"
};
static const uint8_t tokens_css[] = {
#embed "../Preview/Page/Styles/tokens.css"
};
static const uint8_t folder_html[] = {
#embed "../Preview/Page/folder.html"
};
static const uint8_t index_html[] = {
#embed "../Preview/Page/index.html"
};
static const uint8_t address_js[] = {
#embed "../Preview/Page/Scripts/address.js"
};
static const uint8_t app_js[] = {
#embed "../Preview/Page/Scripts/app.js"
};
static const uint8_t bars_js[] = {
#embed "../Preview/Page/Scripts/Timeline/bars.js"
};
static const uint8_t checks_js[] = {
#embed "../Preview/Page/Scripts/Checks/checks.js"
};
static const uint8_t compare_js[] = {
#embed "../Preview/Page/Scripts/Checks/compare.js"
};
static const uint8_t curves_js[] = {
#embed "../Preview/Page/Scripts/Editing/curves.js"
};
static const uint8_t dom_js[] = {
#embed "../Preview/Page/Scripts/dom.js"
};
static const uint8_t drag_js[] = {
#embed "../Preview/Page/Scripts/Editing/drag.js"
};
static const uint8_t edit_js[] = {
#embed "../Preview/Page/Scripts/Editing/edit.js"
};
static const uint8_t folder_js[] = {
#embed "../Preview/Page/Scripts/Folder/folder.js"
};
static const uint8_t frames_js[] = {
#embed "../Preview/Page/Scripts/Picture/frames.js"
};
static const uint8_t golden_js[] = {
#embed "../Preview/Page/Scripts/Checks/golden.js"
};
static const uint8_t inspector_js[] = {
#embed "../Preview/Page/Scripts/inspector.js"
};
static const uint8_t marks_js[] = {
#embed "../Preview/Page/Scripts/Picture/marks.js"
};
static const uint8_t panels_js[] = {
#embed "../Preview/Page/Scripts/panels.js"
};
static const uint8_t parameters_js[] = {
#embed "../Preview/Page/Scripts/parameters.js"
};
static const uint8_t picture_js[] = {
#embed "../Preview/Page/Scripts/Picture/picture.js"
};
static const uint8_t places_js[] = {
#embed "../Preview/Page/Scripts/places.js"
};
static const uint8_t playback_js[] = {
#embed "../Preview/Page/Scripts/Timeline/playback.js"
};
static const uint8_t plots_js[] = {
#embed "../Preview/Page/Scripts/plots.js"
};
static const uint8_t rows_js[] = {
#embed "../Preview/Page/Scripts/Timeline/rows.js"
};
static const uint8_t scenes_js[] = {
#embed "../Preview/Page/Scripts/Folder/scenes.js"
};
static const uint8_t selection_js[] = {
#embed "../Preview/Page/Scripts/Picture/selection.js"
};
static const uint8_t share_js[] = {
#embed "../Preview/Page/Scripts/share.js"
};
static const uint8_t springs_js[] = {
#embed "../Preview/Page/Scripts/Editing/springs.js"
};
static const uint8_t stage_js[] = {
#embed "../Preview/Page/Scripts/Picture/stage.js"
};
static const uint8_t state_js[] = {
#embed "../Preview/Page/Scripts/state.js"
};
static const uint8_t status_js[] = {
#embed "../Preview/Page/Scripts/status.js"
};
static const uint8_t thumbnails_js[] = {
#embed "../Preview/Page/Scripts/Folder/thumbnails.js"
};
static const uint8_t timeline_js[] = {
#embed "../Preview/Page/Scripts/Timeline/timeline.js"
};
static const uint8_t values_js[] = {
#embed "../Preview/Page/Scripts/Editing/values.js"
};
static const uint8_t kit_ios_json[] = {
#embed "../../scenes/kit/ios.json"
};
static const uint8_t scene_schema[] = {
#embed "../../docs/scene.schema.json"
};
static const uint8_t project_schema[] = {
#embed "../../docs/project.schema.json"
};

static const struct {
  const char *name;
  struct EmbeddedFile file;
} files[] = {
  {"player/controls.css", {controls_css, sizeof controls_css}},
  {"player/element.js", {element_js, sizeof element_js}},
  {"player/movie.js", {movie_js, sizeof movie_js}},
  {"player/page.css", {page_css, sizeof page_css}},
  {"player/page.js", {page_js, sizeof page_js}},
  {"player/webp.js", {webp_js, sizeof webp_js}},
  {"report/report.css", {report_css, sizeof report_css}},
  {"report/report.js", {report_js, sizeof report_js}},
  {"preview/app.css", {app_css, sizeof app_css}},
  {"preview/edit.css", {edit_css, sizeof edit_css}},
  {"preview/panels.css", {panels_css, sizeof panels_css}},
  {"preview/tokens.css", {tokens_css, sizeof tokens_css}},
  {"preview/folder.html", {folder_html, sizeof folder_html}},
  {"preview/index.html", {index_html, sizeof index_html}},
  {"preview/address.js", {address_js, sizeof address_js}},
  {"preview/app.js", {app_js, sizeof app_js}},
  {"preview/bars.js", {bars_js, sizeof bars_js}},
  {"preview/checks.js", {checks_js, sizeof checks_js}},
  {"preview/compare.js", {compare_js, sizeof compare_js}},
  {"preview/curves.js", {curves_js, sizeof curves_js}},
  {"preview/dom.js", {dom_js, sizeof dom_js}},
  {"preview/drag.js", {drag_js, sizeof drag_js}},
  {"preview/edit.js", {edit_js, sizeof edit_js}},
  {"preview/folder.js", {folder_js, sizeof folder_js}},
  {"preview/frames.js", {frames_js, sizeof frames_js}},
  {"preview/golden.js", {golden_js, sizeof golden_js}},
  {"preview/inspector.js", {inspector_js, sizeof inspector_js}},
  {"preview/marks.js", {marks_js, sizeof marks_js}},
  {"preview/panels.js", {panels_js, sizeof panels_js}},
  {"preview/parameters.js", {parameters_js, sizeof parameters_js}},
  {"preview/picture.js", {picture_js, sizeof picture_js}},
  {"preview/places.js", {places_js, sizeof places_js}},
  {"preview/playback.js", {playback_js, sizeof playback_js}},
  {"preview/plots.js", {plots_js, sizeof plots_js}},
  {"preview/rows.js", {rows_js, sizeof rows_js}},
  {"preview/scenes.js", {scenes_js, sizeof scenes_js}},
  {"preview/selection.js", {selection_js, sizeof selection_js}},
  {"preview/share.js", {share_js, sizeof share_js}},
  {"preview/springs.js", {springs_js, sizeof springs_js}},
  {"preview/stage.js", {stage_js, sizeof stage_js}},
  {"preview/state.js", {state_js, sizeof state_js}},
  {"preview/status.js", {status_js, sizeof status_js}},
  {"preview/thumbnails.js", {thumbnails_js, sizeof thumbnails_js}},
  {"preview/timeline.js", {timeline_js, sizeof timeline_js}},
  {"preview/values.js", {values_js, sizeof values_js}},
  {"kit/ios.json", {kit_ios_json, sizeof kit_ios_json}},
  {"schema/scene.json", {scene_schema, sizeof scene_schema}},
  {"schema/project.json", {project_schema, sizeof project_schema}},
};

struct EmbeddedFile embeddedFile(const char *name) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    if (!strcmp(files[i].name, name)) return files[i].file;
  }
  return (struct EmbeddedFile){NULL, 0};
}
