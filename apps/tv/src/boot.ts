import { configId } from './client/page/config.ts'

/**
 * Begins a page, in words the oldest engines know. An engine that can run the app fetches it; any other, and one in which
 * the app does not come to stand, shows the plain page and asks for it again. What is kept of an app that does not start is
 * thrown away, because it would not start the next time either; but only once the host has given another, for without a
 * network it is all there is.
 * @param files scripts of the app, in their order @param refresh seconds
 */
export const bootScript = (files: readonly string[], refresh: number) => `(function () {
  var files = ${JSON.stringify(files)}
  function again() {
    setTimeout(function () { if (!window.minaretTv) location.reload() }, ${refresh}000)
  }
  function next(at) {
    if (at === files.length) return
    var script = document.createElement('script')
    script.src = files[at]
    script.onload = function () { next(at + 1) }
    document.getElementsByTagName('head')[0].appendChild(script)
  }
  function isKept() {
    return navigator.serviceWorker && navigator.serviceWorker.controller
  }
  function look() {
    if (window.minaretTv) return
    fetch(location.href, { cache: 'no-store', credentials: 'same-origin' })
      .then(function (answer) {
        return answer.text().then(function (html) {
          if (html.indexOf('id="${configId}"') < 0) return answer.status === 404
          return window.caches ? caches['delete']('minaret-tv').then(function () { return true }) : true
        })
      })
      .then(function (isHeard) { return isHeard }, function () { return false })
      .then(function (isHeard) {
        if (isHeard || isKept()) again()
        else setTimeout(look, 60000)
      })
  }
  if (!(window.Proxy && window.Reflect && window.Promise && window.fetch && window.CSS && CSS.supports('--a', '0'))) return again()
  setTimeout(look, 60000)
  next(0)
})()`
