/** Takes away what Chromium 64 has and Chromium 53 had not, as far as a script can. */
export const chromium53 = `
for (const [owner, names] of [
  [Object, ['entries', 'values', 'getOwnPropertyDescriptors']],
  [String.prototype, ['padStart', 'padEnd', 'trimStart', 'trimEnd', 'matchAll']],
  [Promise.prototype, ['finally']],
  [Element.prototype, ['append', 'prepend', 'attachShadow']],
  [Document.prototype, ['append', 'prepend']],
  [DocumentFragment.prototype, ['append', 'prepend']],
  [Node.prototype, ['getRootNode']],
  [Intl.DateTimeFormat.prototype, ['formatToParts']],
  [Intl.NumberFormat.prototype, ['formatToParts']],
  [Intl, ['PluralRules']],
  [window, ['queueMicrotask', 'globalThis', 'AbortController', 'AbortSignal', 'ResizeObserver', 'requestIdleCallback']],
  [NodeList.prototype, ['values', 'entries']],
]) for (const name of names) delete owner[name];
`

/**
 * Lets a test move the page's time: \`await advance(ms, step)\` lets that much pass, in steps, with every timer that falls
 * due. The hour the host tells is moved along. \`drawnAfter\` is when the app's first picture stood, in milliseconds after the
 * page was asked for.
 */
export const ownTime = `
(function () {
  var began = Date.now(), beganSteady = performance.now(), passed = 0, timers = [], count = 1e6
  var really = window.setTimeout, header = XMLHttpRequest.prototype.getResponseHeader, clear = window.clearTimeout
  Date.now = function () { return Math.floor(began + (performance.really() - beganSteady) + passed) }
  performance.really = performance.now.bind(performance)
  performance.now = function () { return performance.really() + passed }
  window.setTimeout = function (run, delay) {
    if (!(delay > 200)) return really.apply(window, arguments)
    count += 1
    timers.push({ id: count, at: performance.now() + delay, run: run })
    return count
  }
  window.clearTimeout = function (id) {
    timers = timers.filter(function (each) { return each.id !== id })
    clear.call(window, id)
  }
  XMLHttpRequest.prototype.getResponseHeader = function (name) {
    var value = header.apply(this, arguments)
    return value && name.toLowerCase() === 'date' ? new Date(Date.parse(value) + passed).toUTCString() : value
  }
  function due() {
    var now = performance.now()
    var ready = timers.filter(function (each) { return each.at <= now })
    timers = timers.filter(function (each) { return each.at > now })
    ready.forEach(function (each) { each.run() })
  }
  setInterval(due, 200)
  var observer = new MutationObserver(function () {
    var root = document.querySelector('.tv-root')
    if (!root || !root.firstElementChild) return
    observer.disconnect()
    // The frame after that is on the screen.
    requestAnimationFrame(function () { really(function () { window.drawnAfter = performance.really() }, 0) })
  })
  observer.observe(document, { childList: true, subtree: true })
  window.advance = function (milliseconds, step) {
    return new Promise(function (done) {
      var left = milliseconds
      function next() {
        if (left <= 0) return done(timers.length)
        passed += Math.min(step, left)
        left -= step
        due()
        really(next, 0)
      }
      next()
    })
  }
})()
`
