/** Removes features of Chromium 64 that Chromium 53 lacks, as far as a script can. */
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
 * Lets a test control the page's clock: \`await advance(ms, step)\` advances it in steps and runs the timers that fall due. The
 * server's \`Date\` header is shifted too. \`firstRenderMs\` is when the app's first board was on screen, in milliseconds since
 * navigation.
 */
export const controlledClock = `
(function () {
  var began = Date.now(), beganSteady = performance.now(), passed = 0, timers = [], count = 1e6
  var realSetTimeout = window.setTimeout, header = XMLHttpRequest.prototype.getResponseHeader, clear = window.clearTimeout
  Date.now = function () { return Math.floor(began + (performance.realNow() - beganSteady) + passed) }
  performance.realNow = performance.now.bind(performance)
  performance.now = function () { return performance.realNow() + passed }
  window.setTimeout = function (run, delay) {
    if (!(delay > 200)) return realSetTimeout.apply(window, arguments)
    count += 1
    timers.push({ id: count, at: performance.now() + delay, run: run })
    return count
  }
  window.clearTimeout = function (id) {
    timers = timers.filter(function (timer) { return timer.id !== id })
    clear.call(window, id)
  }
  XMLHttpRequest.prototype.getResponseHeader = function (name) {
    var value = header.apply(this, arguments)
    return value && name.toLowerCase() === 'date' ? new Date(Date.parse(value) + passed).toUTCString() : value
  }
  function runDueTimers() {
    var now = performance.now()
    var ready = timers.filter(function (timer) { return timer.at <= now })
    timers = timers.filter(function (timer) { return timer.at > now })
    ready.forEach(function (timer) { timer.run() })
  }
  setInterval(runDueTimers, 200)
  var observer = new MutationObserver(function () {
    var root = document.querySelector('.tv-root')
    if (!root || !root.firstElementChild) return
    observer.disconnect()
    // After the next frame it is on screen.
    requestAnimationFrame(function () { realSetTimeout(function () { window.firstRenderMs = performance.realNow() }, 0) })
  })
  observer.observe(document, { childList: true, subtree: true })
  window.advance = function (milliseconds, step) {
    return new Promise(function (done) {
      var left = milliseconds
      function next() {
        if (left <= 0) return done(timers.length)
        passed += Math.min(step, left)
        left -= step
        runDueTimers()
        realSetTimeout(next, 0)
      }
      next()
    })
  }
})()
`
