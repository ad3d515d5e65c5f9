/**
 * Begins a page, in words the oldest engines know. An engine that can run the app fetches it; any other, and one in which
 * the app does not come to stand, shows the plain page and asks for it again. What is kept of an app that does not start is
 * thrown away: it would not start the next time either.
 * @param files scripts of the app, in their order @param refresh seconds
 */
export const bootScript = (files: readonly string[], refresh: number) => `(function () {
  var files = ${JSON.stringify(files)}
  function again() {
    setTimeout(function () { location.reload() }, ${refresh}000)
  }
  function next(at) {
    if (at === files.length) return
    var script = document.createElement('script')
    script.src = files[at]
    script.onload = function () { next(at + 1) }
    script.onerror = again
    document.getElementsByTagName('head')[0].appendChild(script)
  }
  if (!(window.Proxy && window.Reflect && window.Promise && window.fetch && window.CSS && CSS.supports('--a', '0'))) return again()
  setTimeout(function () {
    if (window.minaretTv) return
    if (window.caches) caches['delete']('minaret-tv')
    again()
  }, 60000)
  next(0)
})()`
