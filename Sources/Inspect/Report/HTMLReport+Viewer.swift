extension HTMLReport {
  /// The HTML that the script copies into each failure. Its native controls (radio buttons, sliders, buttons, a select
  /// element) work with keyboards and screen readers.
  static let viewer = #"""
    <template id="viewer">
    <div class="viewer">
    <fieldset class="views"><legend>View</legend>
    <label><input type="radio" value="two-up" checked> Two-up</label>
    <label><input type="radio" value="swipe"> Swipe</label>
    <label><input type="radio" value="onion"> Onion skin</label>
    <label><input type="radio" value="blink"> Blink</label>
    <label><input type="radio" value="difference"> Difference</label>
    <span class="shades" hidden>little <i></i> much</span>
    </fieldset>
    <div class="stage" role="group" aria-label="Pictures" tabindex="0">
    <figure class="expected"><figcaption>Expected</figcaption>
    <div class="picture"></div></figure>
    <figure class="actual"><figcaption>Actual</figcaption>
    <div class="picture"></div></figure>
    <figure class="difference"><figcaption>Difference</figcaption>
    <div class="picture"></div><p class="none"></p></figure>
    </div>
    <label class="amount"><span></span>
    <input type="range" min="0" max="100" value="50"></label>
    <div class="tools blinking">
    <button type="button" class="pause">Pause blinking</button>
    <button type="button" class="flip">Show the other</button>
    </div>
    <label class="scrub"><span>Time</span>
    <span class="marks" aria-hidden="true" style="display: block"></span>
    <input type="range" class="time" min="0" step="1"></label>
    <p class="moment" role="status"></p>
    <div class="strongest" role="group" aria-label="Moments that differ most"></div>
    <div class="tools">
    <button type="button" class="previous-difference">Previous difference</button>
    <button type="button" class="previous">Previous</button>
    <button type="button" class="play">Play</button>
    <button type="button" class="next">Next</button>
    <button type="button" class="next-difference">Next difference</button>
    <label>Zoom <select class="zoom">
    <option value="fit">fit</option>
    <option value="1">1×</option><option value="2">2×</option><option value="4">4×</option>
    <option value="8">8×</option><option value="16">16×</option>
    </select></label>
    <button type="button" class="full" aria-pressed="false">Full size</button>
    </div>
    </div>
    </template>
    """#
}
