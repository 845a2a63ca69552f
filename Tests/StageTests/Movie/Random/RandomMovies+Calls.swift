import StageKit

extension RandomMovies {
  // MARK: - The tree

  func changeTree(_ view: UIView) {
    let parent = parent
    guard !parent.isDescendant(of: view) else { return view.removeFromSuperview() }
    switch roll(0...6) {
    case 0, 1: parent.addSubview(view)
    case 2: parent.insertSubview(view, at: roll(0...3))
    case 3: view.superview?.bringSubviewToFront(view)
    case 4:
      if let sibling = parent.subviews.first { parent.insertSubview(view, aboveSubview: sibling) }
    default: view.removeFromSuperview()
    }
  }

  func changeStack(_ view: UIView) {
    let stacks = views.compactMap { $0 as? UIStackView }
    let stack = any(stacks)
    switch roll(0...6) {
    case 0, 1: if !stack.isDescendant(of: view) { stack.addArrangedSubview(view) }
    case 2: stack.removeArrangedSubview(view)
    case 3: stack.axis = roll(0...1) == 0 ? .horizontal : .vertical
    case 4: stack.distribution = any([.fill, .fillEqually, .equalSpacing, .fillProportionally])
    case 5:
      if let arranged = stack.arrangedSubviews.first {
        UIView.animate(withDuration: 0.3) { arranged.isHidden.toggle() }
      }
    default: stack.spacing = length(0...10)
    }
  }

  // MARK: - Values

  func change(_ view: UIView) {
    switch roll(0...7) {
    case 0: view.center.x += length(-20...20)
    case 1:
      view.frame = CGRect(x: length(0...60), y: length(0...60), width: length(4...60), height: 20)
    case 2: view.bounds.size.height = length(4...50)
    case 3: view.alpha = length(2...10) / 10
    case 4: view.transform = CGAffineTransform(rotationAngle: length(0...6))
    case 5: (view as? UILabel)?.text = any(["One", "Two words", "", nil])
    case 6: view.clipsToBounds.toggle()
    default: view.layer.cornerRadius = length(0...10)
    }
  }

  // MARK: - Motion

  func animate(_ view: UIView) {
    let then = callback
    switch roll(0...6) {
    case 0, 1:
      UIView.animate(withDuration: Double(roll(0...6)) / 10) { [self] in
        change(view)
        if roll(0...1) == 0 { view.superview?.layoutIfNeeded() }
      } completion: { _ in
        then()
      }
    case 2:
      UIView.animateKeyframes(withDuration: 0.6, delay: 0) { [self] in
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { change(view) }
      } completion: { _ in
        then()
      }
    case 3: view.layer.add(animation, forKey: "fade")
    case 4: view.layer.removeAnimation(forKey: "fade")
    case 5: view.layer.removeAllAnimations()
    default:
      UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) { [self] in
        change(view)
      } completion: { _ in
        then()
      }
    }
  }

  /// Uses an animator, as far as its state allows.
  func drive(_ view: UIView) {
    if animators.isEmpty || roll(0...3) == 0 {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)
      let then = callback
      animator.addAnimations { [self] in change(view) }
      animator.addCompletion { _ in then() }
      keep(animator)
    }
    let animator = any(animators)
    switch animator.state {
    case .inactive, .active:
      switch roll(0...5) {
      case 0, 1: animator.startAnimation()
      case 2: animator.pauseAnimation()
      case 3: if animator.state == .active { animator.isReversed.toggle() }
      case 4:
        guard animator.state == .active else { return }
        animator.stopAnimation(true)
      default: animator.addAnimations { [self] in change(view) }
      }
    default: animator.finishAnimation(at: .current)
    }
  }

  func touch(_ view: UIView) {
    let then = callback
    switch roll(0...3) {
    case 0:
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(UITapGestureRecognizer { _ in then() })
    case 1:
      view.addGestureRecognizer(
        UIPanGestureRecognizer { [weak view] pan in
          view?.center.x += pan.translation(in: nil).x / 8
          if pan.state == .ended { then() }
        })
    default:
      guard !isTouching, let stage else { return }
      isTouching = true
      let point = CGPoint(x: length(0...95), y: length(0...95))
      if roll(0...1) == 0 {
        stage.finger.tap(point)
      } else {
        stage.finger.pan(
          from: point, to: CGPoint(x: length(0...95), y: length(0...95)), duration: 0.2)
      }
      stage.after(0.3) { [self] in isTouching = false }
    }
  }

  // MARK: - Clocks

  func wait() {
    let then = callback
    switch roll(0...5) {
    case 0: keep(Timer.scheduledTimer(withTimeInterval: 0.15, repeats: true) { _ in then() })
    case 1: if !timers.isEmpty { RunLoop.main.add(any(timers), forMode: .common) }
    case 2: if !timers.isEmpty { any(timers).invalidate() }
    case 3:
      let link = CADisplayLink { [self] _ in views[0].center.x += 0.5 }
      link.add(to: .main, forMode: .common)
      keep(link)
    case 4:
      guard !links.isEmpty else { return }
      let link = any(links)
      roll(0...1) == 0 ? link.invalidate() : link.add(to: .main, forMode: .common)
    default: DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { then() }
    }
  }
}
