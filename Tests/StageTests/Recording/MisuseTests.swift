import AnimRendering
import StageKit
import Testing

/// The message of a program's error.
@MainActor
func fault(_ program: @escaping @MainActor (Stage) -> Void) -> String {
  do {
    _ = try play { program($0) }
    return "no error"
  } catch {
    return "\(error)"
  }
}

@MainActor
struct `Misuse is an error with the call, the state and the time` {
  @Test func `names of animators`() {
    let calls: [(String, @MainActor (UIViewPropertyAnimator) -> Void)] = [
      (
        "addAnimations needs an animator that is not stopped; the animator is stopped (at 0.5 s)",
        {
          $0.stopAnimation(false)
          $0.addAnimations {}
          $0.finishAnimation(at: .end)
        }
      ),
      (
        "startAnimation needs an animator that is not stopped; the animator is stopped (at 0.5 s)",
        {
          $0.stopAnimation(false)
          $0.startAnimation()
          $0.finishAnimation(at: .end)
        }
      ),
      (
        "fractionComplete needs an interruptible animator that is inactive or paused; the animator is "
          + "running (at 0.5 s)",
        { $0.fractionComplete = 0.5 }
      ),
      ("fractionComplete must be 0 to 1, found nan (at 0.5 s)", { $0.fractionComplete = .nan }),
      (
        "finishAnimation(at:) needs a stopped animator; the animator is running (at 0.5 s)",
        { $0.finishAnimation(at: .end) }
      ),
      (
        "continueAnimation(withTimingParameters:durationFactor:) needs an animator that is active and "
          + "paused; the animator is running (at 0.5 s)",
        { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
      ),
      (
        "stopAnimation needs an interruptible animator that is active; the animator is inactive (at 0.5 s)",
        {
          $0.stopAnimation(true)
          $0.stopAnimation(true)
        }
      ),
      (
        "isInterruptible needs an animator that is inactive; the animator is running (at 0.5 s)",
        { $0.isInterruptible = false }
      ),
      (
        "isUserInteractionEnabled needs an animator that is inactive; the animator is paused (at 0.5 s)",
        {
          $0.pauseAnimation()
          $0.isUserInteractionEnabled = false
          $0.stopAnimation(true)
        }
      ),
      (
        "addAnimations(_:delayFactor:) must have a delayFactor of 0 to 1, found 2.0 (at 0.5 s)",
        { $0.addAnimations({}, delayFactor: 2) }
      ),
    ]
    for (message, call) in calls {
      #expect(
        fault { stage in
          let box = box(on: stage)
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
          animator.startAnimation()
          stage.after(0.5) { call(animator) }
        } == message)
    }
    let springs: [(String, @MainActor () -> Void)] = [
      (
        "UISpringTimingParameters must have a dampingRatio of 0.01 or more, found 0.0 (at 0 s)",
        { _ = UIViewPropertyAnimator(duration: 1, dampingRatio: 0) }
      ),
      (
        "UISpringTimingParameters must have a dampingRatio of 0.01 or more, found nan (at 0 s)",
        { _ = UIViewPropertyAnimator(duration: 1, dampingRatio: .nan) }
      ),
      (
        "animate(withDuration:delay:usingSpringWithDamping:…) must have a dampingRatio of 0.01 or more, "
          + "found 0.0 (at 0 s)",
        {
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0, initialSpringVelocity: 0
          ) {}
        }
      ),
      (
        "UIViewPropertyAnimator must have a duration of 0 or more seconds, found inf (at 0 s)",
        { _ = UIViewPropertyAnimator(duration: .infinity, curve: .linear) }
      ),
      (
        "UIViewPropertyAnimator must have a duration of 0 or more seconds, found nan (at 0 s)",
        { _ = UIViewPropertyAnimator(duration: .nan, curve: .linear) }
      ),
    ]
    for (message, call) in springs {
      #expect(fault { _ in call() } == message)
    }
  }

  @Test func `numbers that are not finite`() {
    let values: [(String, @MainActor (UIView) -> Void)] = [
      ("frame", { $0.frame.size.width = .nan }), ("frame", { $0.frame.origin.y = .infinity }),
      ("bounds", { $0.bounds.size.height = .infinity }), ("center", { $0.center.x = .nan }),
      ("alpha", { $0.alpha = .nan }), ("cornerRadius", { $0.layer.cornerRadius = .nan }),
      ("transform", { $0.transform.a = .nan }),
      ("position", { $0.layer.position.x = .infinity }),
      ("transform.rotation.z", { $0.layer.setValue(.nan, forKeyPath: "transform.rotation.z") }),
    ]
    for (call, change) in values {
      #expect(
        fault { change(box(on: $0)) } == "\(call) must have finite numbers (at 0 s)", "\(call)")
      #expect(
        fault { stage in
          let box = box(on: stage)
          stage.after(0.25) { UIView.animate(withDuration: 1) { change(box) } }
        } == "\(call) must have finite numbers (at 0.25 s)", "\(call)")
    }
    let block = "animate(withDuration:…) must have finite numbers of seconds (at 0 s)"
    #expect(fault { _ in UIView.animate(withDuration: .nan) {} } == block)
    #expect(fault { _ in UIView.animate(withDuration: 1, delay: .infinity) {} } == block)
    #expect(
      fault { $0.after(.nan) {} } == "after(_:_:) must have a finite number of seconds (at 0 s)")
    #expect(
      fault { $0.advance(by: -1) } == "advance(by:) must be 0 or more seconds, found -1.0 (at 0 s)")
    #expect(
      fault { _ in DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) {} }
        == "asyncAfter(deadline:execute:) must have a finite time (at 0 s)")
  }

  @Test func `a clock that cannot stop`() {
    let chain = fault { stage in
      @MainActor func again() { DispatchQueue.main.async { again() } }
      stage.after(0.5) { again() }
    }
    #expect(chain == "DispatchQueue.async is one of more than 10,000 callbacks at 0.5 s (at 0.5 s)")
    let timer = fault { _ in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }
    #expect(
      timer == "Timer never stops: nothing ends the movie; give it a duration (at 60 s)")
    let mover = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let again = {
      (kind: String, start: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) in
      let time = "never stops: nothing ends the movie; give it a duration"
      let found = fault { stage in
        stage.view.addSubview(mover)
        @MainActor func next() { start(next) }
        next()
      }
      #expect(found.hasPrefix("\(kind) \(time)"), "\(found)")
    }
    again("a completion of UIView.animate") { next in
      UIView.animate(withDuration: 0.5) {
        mover.center.x += 1
      } completion: { _ in
        next()
      }
    }
    again("DispatchQueue.asyncAfter") { next in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: next)
    }
    again("Timer") { next in
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in next() }
    }
    let wait = "runUntilIdle(limit:) waits for Timer at 3 s (at 2 s)"
    #expect(
      fault { stage in
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        stage.runUntilIdle(limit: 2)
        timer.invalidate()
      } == wait)
    #expect(
      fault { stage in stage.after(1) { stage.runUntilIdle() } }
        == "runUntilIdle(limit:) needs the program of the movie: a callback cannot wait (at 1 s)")
  }

  @Test func `movies and their files`() throws {
    let size = CGSize(width: 8, height: 8)
    let movies: [(String, Movie)] = [
      ("1 to 240 frames per second, found 0.0", Movie(size: size, fps: 0) { _ in }),
      ("1 to 240 frames per second, found 1000.0", Movie(size: size, fps: 1000) { _ in }),
      ("1 to 240 frames per second, found nan", Movie(size: size, fps: .nan) { _ in }),
      (
        "a display that refreshes 1 to 1000 times a second, found 0.0",
        Movie(size: size, refreshRate: 0) { _ in }
      ),
      (
        "a duration and a hold of 0 or more seconds, found nan",
        Movie(size: size, duration: .nan) { _ in }
      ),
      (
        "a duration and a hold of 0 or more seconds, found -1.0",
        Movie(size: size, hold: -1) { _ in }
      ),
      ("sides above 0 points, found 0.0 × 8.0", Movie(size: CGSize(width: 0, height: 8)) { _ in }),
      (
        "sides above 0 points, found 8.0 × nan",
        Movie(size: CGSize(width: 8, height: CGFloat.nan)) { _ in }
      ),
      (
        "sides of up to 16384 pixels, found 20000.0 × 8.0",
        Movie(size: CGSize(width: 20000, height: 8)) { _ in }
      ),
      ("a scale above 0, found 0.0", Movie(size: size, scale: 0) { _ in }),
    ]
    for (message, movie) in movies {
      let error = #expect(throws: MovieError.self) { try movie.renderer() }
      #expect(
        error?.description
          == "Movie(size:scale:fps:refreshRate:duration:hold:) must have \(message) (at 0 s)")
      #expect(error?.exitCode == 65)
    }
    let wrong = #expect(throws: MovieError.self) {
      try Movie(size: size) { _ in }.renderer(scale: 1, fps: 0)
    }
    #expect(
      wrong?.description
        == "renderer(scale:fps:) must have 1 to 240 frames per second, found 0.0 (at 0 s)")
    let movie = Movie(size: size) { _ in }
    let paths: [(String, String, Int32)] = [
      ("no/such/a.gif", "no/such/a.gif: cannot be created: No such file or directory", 73),
      (
        "a.bmp",
        "'-o a.bmp': unknown extension\nhint: use one of .gif, .apng, .png, .html, .y4m, .mp4, .webm, "
          + ".webp, .avif, or give --format", 64
      ),
    ]
    for (path, message, code) in paths {
      let error = #expect(throws: MovieError.self) { try movie.write(to: path) }
      #expect(error?.description == message)
      #expect(error?.exitCode == code)
    }
    let late = #expect(throws: MovieError.self) { try movie.write(to: "a.png", time: .nan) }
    #expect(
      late?.description == "'--time nan': expected seconds, a percentage or the id of a step")
    #expect(late?.exitCode == 64)
  }
}

@MainActor
struct `Waiting in a program` {
  @Test func `runs until nothing moves, also if something repeats for ever`() throws {
    var times: [Double] = []
    let renderer = try play { stage in
      let box = box(on: stage)
      UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) { box.alpha = 0 }
      UIView.animate(withDuration: 1) { box.center.x = 140 }
      stage.after(1.25) { times.append(stage.time) }
      stage.runUntilIdle()
      times.append(stage.time)
      stage.runUntilIdle()
      times.append(stage.time)
      stage.advance(by: 0.25)
      UIView.animate(withDuration: 0.5) { box.center.x = 40 }
    }
    #expect(times == [1.25, 1.25, 1.25])
    #expect(renderer.duration == 2)
  }

  @Test func `an invalid timer does not keep a movie running`() throws {
    let renderer = try play { stage in
      let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in }
      stage.after(0.5) { timer.invalidate() }
    }
    #expect(renderer.duration == 0.5)
  }

  @Test func `takes intervals of Dispatch, and fires timers by hand`() throws {
    var calls: [String] = []
    _ = try play { stage in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
        calls.append("after \(stage.time)")
      }
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        calls.append("timer \(stage.time)")
      }
      timer.fire()
      #expect(!timer.isValid)
    }
    #expect(calls == ["timer 0.0", "after 0.3"])
  }

  @Test func `ticks of display links are multiples of a frame after their adding`() throws {
    var ticks: [[Double]] = []
    _ = try play { stage in
      stage.after(0.5) {
        let link = CADisplayLink { link in
          ticks.append([stage.time, link.timestamp, link.targetTimestamp, link.duration])
          if ticks.count == 2 {
            link.isPaused = true
            stage.after(0.5) { link.isPaused = false }
          }
          if ticks.count == 3 { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
      }
    }
    let numbers: [Double] = [31, 32, 63]
    let expected: [[Double]] = numbers.map { [$0 / 60, $0 / 60, ($0 + 1) / 60, 1 / 60] }
    #expect(ticks == expected)
  }
}
