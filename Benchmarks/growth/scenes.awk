# A scene in which one kind of input occurs n times: awk -v kind=KIND -v n=N -f scenes.awk
#
# Canvases are small and frames few, so that the cost of the input shows.

function view(i, more) {
  return sprintf("{\"id\": \"v%d\", \"frame\": [%d, %d, 6, 6]%s}", i, i * 7 % 190, i * 13 % 190, more)
}

function color(i) { return sprintf("\"#%06X\"", i * 40503 % 16777216) }

# The views without frames that constraints place, and the beginning of the constraints.
function free_views(i) {
  printf "\"views\": ["
  for (i = 0; i < n; i++) printf "%s{\"id\": \"v%d\"}", i ? ", " : "", i
  printf "], \"constraints\": ["
  separator = ""
}

function constraint(text) {
  printf "%s\"%s\"", separator, text
  separator = ", "
}

# Chains of subviews, n deep: nested KEYS
function nested(more, chain, i, tail) {
  printf "\"views\": ["
  for (chain = 0; chain < chains; chain++) {
    printf "%s", chain ? ", " : ""
    for (i = 0; i < n; i++)
      printf "{\"frame\": [%s, 180, 180], \"backgroundColor\": %s%s, \"subviews\": [",
        i ? "1, 1" : chain % 15 ", " int(chain / 15), color(i + chain), more
    printf "{\"frame\": [0, 0, 20, 20], \"backgroundColor\": \"red\"}"
    for (i = 0; i < n; i++) printf "]}"
  }
  printf "]"
}

# A text with a value in the place of each mark. mawk searches all earlier replacements in each call of gsub.
function filled(text, mark, value, start, place) {
  start = ""
  while ((place = index(text, mark))) {
    start = start substr(text, 1, place - 1) value
    text = substr(text, place + 1)
  }
  return start text
}

# A list of n views: views KEYS, in which @ stands for the view's number and # for a colour of its own.
function views(more, i, text) {
  printf "\"views\": ["
  for (i = 0; i < n; i++) {
    text = more
    text = filled(text, "@", i)
    text = filled(text, "#", color(i))
    printf "%s%s", i ? ",\n" : "", view(i, text)
  }
  printf "]"
}

function equal_chain(relation, i) {
  free_views()
  constraint("v0.left == 0")
  for (i = 0; i < n; i++) {
    constraint("v" i ".top == 0")
    constraint("v" i ".height == 10")
    constraint("v" i ".right <= canvas.right @750")
    if (i) constraint("v" i ".left " relation " v" i - 1 ".right + 1")
    if (i) constraint("v" i ".width == v0.width @500")
  }
}

BEGIN {
  # A view's subviews, one of them a label, for the numbers of the view and the text.
  three = "{\"id\": \"mark%s\", \"frame\": [0, 0, 2, 6], \"backgroundColor\": \"systemBlue\"}, " \
    "{\"id\": \"title%s\", \"type\": \"label\", \"font\": {\"size\": 5}, \"frame\": [2, 0, 16, 6], \"text\": \"%s\"}"
  size = "200, 200"
  duration = 0.1
  if (kind ~ /^constraints/) size = "16000, 100"
  if (kind == "frames") duration = n / 10
  if (kind ~ /^(steps|overlap|animators|pauses|keyframes|values|stagger|taps|named curves)/) duration = 0.5
  printf "{\"size\": [%s], \"fps\": 10, \"hold\": 0, \"duration\": %g, ", size, duration

  # Views.
  if (kind == "views") views(", \"backgroundColor\": #")
  if (kind == "subviews") { chains = 50; nested("") }
  if (kind == "groups") { chains = 1; nested(", \"alpha\": 0.95") }
  if (kind == "groups with shadows")
    { chains = 1; nested(", \"alpha\": 0.95, \"shadow\": {\"opacity\": 0.5, \"radius\": 3}") }
  if (kind == "clips") { chains = 1; nested(", \"clipsToBounds\": true, \"cornerRadius\": 20") }
  if (kind == "masked corners")
    views(", \"backgroundColor\": #, \"cornerRadius\": 3, \"maskedCorners\": [\"topLeft\"], \"clipsToBounds\": true")
  if (kind == "shadows") views(", \"backgroundColor\": #, \"shadow\": {\"opacity\": 0.5, \"radius\": 2}")
  if (kind == "gradients") views(", \"gradient\": {\"colors\": [#, \"white\"]}")
  if (kind == "stops") {
    printf "\"views\": ["
    for (i = 0; i < 64; i++) {
      printf "%s{\"frame\": [%d, %d, 20, 20], \"gradient\": {\"colors\": [", i ? ", " : "",
        i % 8 * 24, int(i / 8) * 24
      for (j = 0; j < n; j++) printf "%s%s", j ? ", " : "", color(i * n + j)
      printf "]}}"
    }
    printf "]"
  }
  if (kind == "labels")
    views(", \"type\": \"label\", \"font\": {\"size\": 5}, \"text\": \"a@\"")
  if (kind == "characters") {
    printf "\"views\": [{\"type\": \"label\", \"frame\": [0, 0, 200, 200], \"numberOfLines\": 0, \"text\": \""
    for (i = 0; i < n; i++) printf "%s", i % 6 == 5 ? " " : substr("animationrender", i * 7 % 15 + 1, 1)
    printf "\"}]"
  }
  if (kind == "segments" || kind == "strokes") {
    printf "\"views\": [{\"type\": \"shape\", \"frame\": [0, 0, 200, 200], \"path\": \"M0 100"
    for (i = 1; i <= n; i++) printf " L%g %d", 200 * i / n, i * 7919 % 200
    printf "Z\"%s}]", kind == "strokes" ? ", \"fillColor\": null, \"strokeColor\": \"red\"" : ""
  }
  if (kind == "curves of paths") {
    printf "\"views\": [{\"type\": \"shape\", \"frame\": [0, 0, 200, 200], \"path\": \"M0 100"
    for (i = 1; i <= n; i++)
      printf " Q%d %d %g %d", i * 37 % 200, i * 53 % 200, 200 * i / n, i * 7919 % 200
    printf "Z\"}]"
  }
  if (kind == "images")
    views(", \"type\": \"image\", \"source\": \"dot.png\", \"tintColor\": #")
  if (kind == "colours") {
    # Without the grid of small views each colour would cover another one.
    printf "\"views\": ["
    for (i = 0; i < n; i++)
      printf "%s{\"frame\": [%d, %d, 1, 1], \"backgroundColor\": %s}", i ? ",\n" : "", i % 200,
        int(i / 200), color(i)
    printf "]"
  }
  if (kind == "colours of rows") {
    printf "\"views\": ["
    for (i = 0; i < n; i++)
      printf "%s{\"frame\": [%g, 0, 200, 200], \"backgroundColor\": %s}", i ? ",\n" : "", i * 200 / n, color(i)
    printf "]"
  }
  if (kind == "parameters") {
    printf "\"parameters\": {"
    for (i = 0; i < n; i++) printf "%s\"p%d\": %s", i ? ",\n" : "", i, color(i)
    printf "}, "
    views(", \"backgroundColor\": \"$p@\"")
  }
  if (kind == "named colours") {
    printf "\"colors\": {"
    for (i = 0; i < n; i++) printf "%s\"p%d\": %s", i ? ",\n" : "", i, color(i)
    printf "}, "
    views(", \"backgroundColor\": \"p@\"")
  }

  # Components and stacks.
  if (kind == "views of three") {
    printf "\"views\": ["
    for (i = 0; i < n; i++)
      printf "%s{\"id\": \"v%d\", \"frame\": [%d, %d, 20, 6], \"backgroundColor\": \"white\", \"subviews\": [" three "]}",
        i ? ",\n" : "", i, i * 7 % 190, i * 13 % 190, i, i, "a" i
    printf "]"
  }
  if (kind == "uses of a component") {
    printf "\"components\": {\"row\": {\"parameters\": {\"title\": \"\"}, \"size\": [20, 6], " \
      "\"backgroundColor\": \"white\", \"views\": [" three "]}}, \"views\": [", "", "", "$title"
    for (i = 0; i < n; i++)
      printf "%s{\"type\": \"row\", \"id\": \"v%d\", \"frame\": [%d, %d, 20, 6], \"with\": {\"title\": \"a%d\"}}",
        i ? ",\n" : "", i, i * 7 % 190, i * 13 % 190, i
    printf "]"
  }
  if (kind == "copies of a view") {
    printf "\"views\": [{\"forEach\": ["
    for (i = 0; i < n; i++)
      printf "%s{\"title\": \"a%d\", \"x\": %d, \"y\": %d}", i ? ",\n" : "", i, i * 7 % 190, i * 13 % 190
    printf "], \"view\": {\"id\": \"v\", \"frame\": [\"$x\", \"$y\", 20, 6], \"backgroundColor\": \"white\", " \
      "\"subviews\": [" three "]}}]", "", "", "$title"
  }
  if (kind == "stacks")
    views(", \"type\": \"stack\", \"spacing\": 1, \"subviews\": [{\"bounds\": [2, 2], \"backgroundColor\": #}, {}, " \
      "{\"bounds\": [2, 2], \"backgroundColor\": \"red\"}]")
  if (kind ~ /^[a-z ]*(views|labels) of a stack$/) {
    equal = kind ~ /^equal/
    printf "\"views\": [{\"type\": \"stack\", \"axis\": \"vertical\", \"frame\": [0, 0, 200, %s], " \
      "\"distribution\": \"%s\", \"subviews\": [", equal ? 200 : "null", equal ? "fillEqually" : "fill"
    for (i = 0; i < n; i++) {
      if (kind ~ /labels/) view_ = sprintf("\"type\": \"label\", \"font\": {\"size\": 5}, \"text\": \"a%d\"", i)
      else view_ = sprintf("\"backgroundColor\": %s%s", color(i), equal ? "" : ", \"bounds\": [4, 1]")
      printf "%s{%s}", i ? ",\n" : "", view_
    }
    printf "]}]"
  }
  if (kind == "nested stacks") {
    printf "\"views\": ["
    for (i = 0; i < n; i++)
      printf "{\"type\": \"stack\", \"axis\": \"%s\", %s\"subviews\": [{\"bounds\": [1, 1], \"backgroundColor\": %s}, ",
        i % 2 ? "vertical" : "horizontal", i ? "" : "\"center\": [100, 100], ", color(i)
    printf "{\"bounds\": [4, 4], \"backgroundColor\": \"red\"}"
    for (i = 0; i < n; i++) printf "]}"
    printf "]"
  }

  # Steps.
  if (kind == "frames")
    printf "\"views\": [%s], \"timeline\": [{\"animate\": {\"v0\": {\"center\": [180, 150]}}, \"duration\": %g}]",
      view(0, ", \"backgroundColor\": \"red\""), duration
  if (kind == "outputs") printf "\"views\": [%s]", view(0, ", \"backgroundColor\": \"red\"")
  if (kind == "steps") {
    printf "\"views\": [%s], \"timeline\": [", view(0, ", \"backgroundColor\": \"red\"")
    for (i = 0; i < n; i++)
      printf "%s{\"animate\": {\"v0\": {\"center\": [%d, %d]}}, \"duration\": %g}", i ? ",\n" : "",
        i * 7 % 200, i * 13 % 200, 0.5 / n
    printf "]"
  }
  if (kind == "steps of many views") {
    views(", \"backgroundColor\": #")
    printf ", \"timeline\": ["
    for (i = 0; i < n; i++)
      printf "%s{\"animate\": {\"v%d\": {\"center.x\": {\"by\": 20}}}, \"duration\": 0.4, \"at\": 0}",
        i ? ",\n" : "", i
    printf "]"
  }
  if (kind == "overlapping animations") {
    printf "\"views\": [%s], \"timeline\": [", view(0, ", \"backgroundColor\": \"red\"")
    for (i = 0; i < n; i++)
      printf "%s{\"animate\": {\"v0\": {\"center\": [%d, %d]}}, \"duration\": 0.4, \"at\": %g}",
        i ? ",\n" : "", i * 7 % 200, i * 13 % 200, 0.1 * i / n
    printf "]"
  }
  if (kind == "overlapping alphas") {
    printf "\"views\": [%s], \"timeline\": [", view(0, ", \"backgroundColor\": \"red\"")
    for (i = 0; i < n; i++)
      printf "%s{\"animate\": {\"v0\": {\"alpha\": %g}}, \"duration\": 0.4, \"at\": %g, \"beginFromCurrentState\": true}",
        i ? ",\n" : "", i % 10 / 10, 0.1 * i / n
    printf "]"
  }
  if (kind == "animators") {
    views(", \"backgroundColor\": #")
    printf ", \"timeline\": ["
    for (i = 0; i < n; i++)
      printf "%s{\"animator\": \"a%d\", \"duration\": 0.4, \"animate\": {\"v%d\": {\"center.x\": 100}}}, {\"start\": \"a%d\"}",
        i ? ",\n" : "", i, i, i
    printf "]"
  }
  if (kind == "animators of one view") {
    printf "\"views\": [%s], \"timeline\": [", view(0, ", \"backgroundColor\": \"red\"")
    for (i = 0; i < n; i++)
      printf "%s{\"animator\": \"a%d\", \"duration\": 0.4, \"animate\": {\"v0\": {\"center.x\": 100}}}, {\"start\": \"a%d\"}",
        i ? ",\n" : "", i, i
    printf "]"
  }
  if (kind == "pauses of an animator") {
    printf "\"views\": [%s], \"timeline\": [", view(0, ", \"backgroundColor\": \"red\"")
    printf "{\"animator\": \"a\", \"duration\": 100, \"animate\": {\"v0\": {\"center.x\": 100}}}, {\"start\": \"a\"}"
    for (i = 0; i < n; i++)
      printf ",\n{\"wait\": %g}, {\"pause\": \"a\"}, {\"wait\": %g}, {\"continue\": \"a\"}", 0.2 / n, 0.2 / n
    printf "]"
  }
  if (kind == "keyframes" || kind == "keyframes of many views") {
    views(", \"backgroundColor\": #")
    printf ", \"timeline\": [{\"keyframes\": ["
    for (i = 0; i < n; i++)
      printf "%s{\"start\": %.9g, \"duration\": %.9g, \"animate\": {\"v%d\": {\"center\": [%d, 100]}}}", i ? ",\n" : "",
        i / n, 0.9 / n, kind == "keyframes" ? 0 : i, i % 200
    printf "], \"duration\": 0.4}]"
  }
  if (kind == "values") {
    printf "\"views\": [%s], \"timeline\": [{\"animate\": {\"v0\": {\"center.x\": {\"values\": [", view(0, ", \"backgroundColor\": \"red\"")
    for (i = 0; i < n; i++) printf "%s%d", i ? ", " : "", i * 7 % 200
    printf "]}}}, \"duration\": 0.4}]"
  }
  if (kind == "stagger") {
    views(", \"backgroundColor\": #")
    printf ", \"timeline\": [{\"animate\": {"
    for (i = 0; i < n; i++) printf "%s\"v%d\": {\"center.x\": 100}", i ? ",\n" : "", i
    printf "}, \"duration\": 0.2, \"stagger\": %g}]", 0.2 / n
  }
  if (kind == "taps") {
    printf "\"views\": [%s], \"timeline\": [", view(0, ", \"backgroundColor\": \"red\"")
    for (i = 0; i < n; i++) printf "%s{\"tap\": [%d, 50], \"duration\": %g}", i ? ",\n" : "", i % 200, 0.1 / n
    printf "]"
  }
  if (kind == "named curves") {
    printf "\"curves\": {\"c0\": [0.2, 0, 0, 1]"
    for (i = 1; i < n; i++) printf ",\n\"c%d\": [0.2, %g, 0, 1]", i, i / n
    printf "}, "
    views(", \"backgroundColor\": #")
    printf ", \"timeline\": ["
    for (i = 0; i < n; i++)
      printf "%s{\"animate\": {\"v%d\": {\"center.x\": {\"by\": 20}}}, \"duration\": 0.4, \"curve\": \"c%d\", \"at\": 0}",
        i ? ",\n" : "", i, i
    printf "]"
  }
  if (kind == "expectations") {
    views(", \"backgroundColor\": #")
    printf ", \"expect\": ["
    for (i = 0; i < n; i++) printf "%s{\"staysInside\": \"v%d\"}", i ? ",\n" : "", i
    printf "]"
  }

  # Constraints.
  if (kind == "constraints ==" || kind == "constraints >=") {
    free_views()
    constraint("v0.left == 0")
    for (i = 0; i < n; i++) {
      constraint("v" i ".top == 0")
      constraint("v" i ".height == 10")
      constraint("v" i ".width == 5")
      if (i) constraint("v" i ".left " (kind ~ /==/ ? "==" : ">=") " v" i - 1 ".right + 1")
    }
    printf "]"
  }
  if (kind == "constraints <=") {
    free_views()
    for (i = 0; i < n; i++) {
      constraint("v" i ".top <= canvas.bottom")
      constraint("v" i ".left <= v" (i ? i - 1 : 0) ".right + 8")
    }
    printf "]"
  }
  if (kind == "constraints, equal widths") { equal_chain("=="); printf "]" }
  if (kind == "constraints, one redundant") {
    equal_chain("==")
    constraint("v" n - 1 ".width == v" int(n / 2) ".width @500")
    printf "]"
  }
  if (kind == "constraints, feasible push") {
    free_views()
    constraint("v0.left == 0")
    constraint("v0.width == 20")
    for (i = 0; i < n; i++) {
      constraint("v" i ".top == 0")
      constraint("v" i ".height == 10")
      constraint("v" i ".width >= 3")
      constraint("v" i ".left >= " (i ? "v" i - 1 ".right + 1" : "canvas.left"))
      constraint("v" i ".right <= canvas.right @750")
      if (i) constraint("v" i - 1 ".width == v" i ".width @500")
    }
    printf "]"
  }
  if (kind == "constraints, push that cannot hold") {
    free_views()
    for (i = 0; i < n; i++) {
      constraint("v" i ".height == 20")
      constraint("v" i ".left == 0")
      constraint("v" i ".top == " 10 + 20 * i " @500")
      if (i) constraint("v" i ".top >= v" i - 1 ".bottom + 4")
    }
    printf "]"
  }
  if (kind == "constraints, inequalities of one attribute") {
    printf "\"views\": [{\"id\": \"v0\"}], \"constraints\": ["
    separator = ""
    for (i = 0; i < n; i++) constraint("v0.width >= " i * 7919 % 16001 / 100)
    printf "]"
  }
  if (kind == "constraints, contradiction") {
    free_views()
    constraint("v0.left == 0")
    for (i = 0; i < n; i++) {
      constraint("v" i ".width >= 20")
      if (i) constraint("v" i ".left >= v" i - 1 ".right + 1")
    }
    constraint("v" n - 1 ".right <= " 10 * n)
    printf "]"
  }
  if (kind == "constraints, islands") {
    free_views()
    for (i = 0; i < n; i++) {
      constraint("v" i ".left == canvas.left + " i % 100)
      constraint("v" i ".width == v" i ".height")
      constraint("v" i ".height == 10")
      constraint("v" i ".top == canvas.top")
    }
    printf "]"
  }
  print "}"
}
