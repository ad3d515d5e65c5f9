import { configId } from './client/page/config.ts'

/** The comments around the parts of the no-script page: its stylesheet and its body. */
export const noScriptMarkers = ['<!--plain-->', '<!--/plain-->'] as const

/** The id of the element with the no-script page's body. */
export const noScriptId = 'minaret-no-script'

/** The markers escaped for a script, so that the script itself does not match them. */
const [startMarker, endMarker] = noScriptMarkers.map((marker) => marker.replace('!', '\\!'))

/**
 * The script that starts a page, in syntax the oldest engines support. An engine that can run the app loads it. Any other, or
 * one in which the app does not start, shows the no-script page and replaces it with each newly fetched one: a page that
 * navigated to itself would show the browser's error page when the network is down. An ageing no-script page
 * hides its outdated parts, and after its day all of them.
 *
 * The cache of an app that does not start is deleted, because it would not start next time either; but only once the server
 * has delivered another page, because without a network the cache is all there is.
 * @param files the app's scripts in order; empty for a notice @param refresh seconds between refreshes
 */
export const bootScript = (files: readonly string[], refresh: number) => `(function () {
  var files = ${JSON.stringify(files)}, renderedAt = Date.now()
  function after(seconds, run) {
    setTimeout(function () { if (!window.minaretTv) run() }, seconds * 1000)
  }
  function reload() { location.reload() }
  function releaseOf(html) {
    return (/id="${configId}">[^<]*"release":"([^"]*)"/.exec(html) || [])[1]
  }
  var ownRelease = releaseOf(document.documentElement.innerHTML)
  function fetchPage(onPage) {
    var request = new XMLHttpRequest(), isDone = false
    function end(status, html) {
      if (isDone || window.minaretTv) return
      isDone = true
      onPage(html.indexOf('${startMarker}') < 0 ? 0 : status, html)
    }
    request.onreadystatechange = function () {
      if (request.readyState === 4) end(request.status, request.responseText || '')
    }
    after(25, function () { end(0, ''); request.abort() })
    try { request.open('GET', location.href); request.send() } catch (e) { end(0, '') }
  }
  function loadScript(index) {
    if (index === files.length) return
    var script = document.createElement('script')
    script.src = files[index]
    script.onload = function () { loadScript(index + 1) }
    document.getElementsByTagName('head')[0].appendChild(script)
  }
  function isCached() {
    return navigator.serviceWorker && navigator.serviceWorker.controller
  }
  function recover() {
    fetchPage(function (status, html) {
      function reloadLater() { after(${refresh}, reload) }
      if (releaseOf(html) && window.caches) caches['delete']('minaret-tv').then(reloadLater, reloadLater)
      else if (releaseOf(html) || status === 404 || isCached()) reloadLater()
      else after(60, recover)
    })
  }
  function hideOutdated() {
    var root = document.getElementById('${noScriptId}'), ageSeconds = (Date.now() - renderedAt) / 1000
    if (!root || !root.getAttribute('data-day')) return
    root.className = 'late' + (ageSeconds > root.getAttribute('data-next') ? ' later' : '') + (ageSeconds > root.getAttribute('data-day') ? ' over' : '')
  }
  function replacePage(html) {
    var parts = html.split('${startMarker}'), sheets = document.getElementsByTagName('style'), i
    var root = document.getElementById('${noScriptId}'), holder = document.createElement('div')
    holder.innerHTML = (parts[2] || '').split('${endMarker}')[0]
    var css = /<style[^>]*>([^]*?)<\\/style>/.exec(parts[1] || '')
    if (!css || !root || !holder.firstChild) return reload()
    for (i = 0; i < sheets.length; i += 1)
      if (sheets[i].hasAttribute('data-plain')) sheets[i].textContent = css[1]
    root.parentNode.replaceChild(holder.firstChild, root)
      renderedAt = Date.now()
    }
  function refreshPage() {
    fetchPage(function (status, html) {
      var newRelease = releaseOf(html)
      if (newRelease && newRelease !== ownRelease) return reload()
      if (newRelease || status === 404) replacePage(html)
      else hideOutdated()
      after(${refresh}, refreshPage)
    })
  }
  if (files.length === 0 || !(window.Proxy && window.Reflect && window.Promise && window.fetch && window.CSS && CSS.supports('--a', '0'))) return after(${refresh}, refreshPage)
  after(60, recover)
  loadScript(0)
})()`
