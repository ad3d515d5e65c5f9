import { configId } from './client/page/config.ts'

/** Around what of a page is the plain page: its sheet of styles, and its body. */
export const plainMarks = ['<!--plain-->', '<!--/plain-->'] as const

/** Holds the body of the plain page. */
export const plainId = 'minaret-no-script'

/** A mark as a script writes it, so that the script itself is not taken for marked. */
const [opens, ends] = plainMarks.map((mark) => mark.replace('!', '\\!'))

/**
 * Begins a page, in words the oldest engines know. An engine that can run the app fetches it; any other, and one in which
 * the app does not come to stand, shows the plain page, and puts the next one in its place when that has come: a page that
 * asked for itself would leave the browser's own error on the wall once the network is away. A plain page that grows old
 * takes back what does not hold any more, and after its day everything.
 *
 * What is kept of an app that does not start is thrown away, because it would not start the next time either; but only once
 * the host has given another, for without a network it is all there is.
 * @param files scripts of the app, in their order; none where the page is a notice @param refresh seconds
 */
export const bootScript = (files: readonly string[], refresh: number) => `(function () {
  var files = ${JSON.stringify(files)}, drawn = Date.now()
  function after(seconds, run) {
    setTimeout(function () { if (!window.minaretTv) run() }, seconds * 1000)
  }
  function begin() { location.reload() }
  function releaseOf(html) {
    return (/id="${configId}">[^<]*"release":"([^"]*)"/.exec(html) || [])[1]
  }
  var own = releaseOf(document.documentElement.innerHTML)
  function ask(heard) {
    var request = new XMLHttpRequest(), isOver = false
    function end(status, html) {
      if (isOver || window.minaretTv) return
      isOver = true
      heard(html.indexOf('${opens}') < 0 ? 0 : status, html)
    }
    request.onreadystatechange = function () {
      if (request.readyState === 4) end(request.status, request.responseText || '')
    }
    after(25, function () { end(0, ''); request.abort() })
    try { request.open('GET', location.href); request.send() } catch (e) { end(0, '') }
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
    ask(function (status, html) {
      function again() { after(${refresh}, begin) }
      if (releaseOf(html) && window.caches) caches['delete']('minaret-tv').then(again, again)
      else if (releaseOf(html) || status === 404 || isKept()) again()
      else after(60, look)
    })
  }
  function age() {
    var place = document.getElementById('${plainId}'), passed = (Date.now() - drawn) / 1000
    if (!place || !place.getAttribute('data-day')) return
    place.className = 'late' + (passed > place.getAttribute('data-next') ? ' later' : '') + (passed > place.getAttribute('data-day') ? ' over' : '')
  }
  function take(html) {
    var parts = html.split('${opens}'), sheets = document.getElementsByTagName('style'), i
    var place = document.getElementById('${plainId}'), holder = document.createElement('div')
    holder.innerHTML = (parts[2] || '').split('${ends}')[0]
    var css = /<style[^>]*>([^]*?)<\\/style>/.exec(parts[1] || '')
    if (!css || !place || !holder.firstChild) return begin()
    for (i = 0; i < sheets.length; i += 1)
      if (sheets[i].hasAttribute('data-plain')) sheets[i].textContent = css[1]
    place.parentNode.replaceChild(holder.firstChild, place)
    drawn = Date.now()
  }
  function renew() {
    ask(function (status, html) {
      var theirs = releaseOf(html)
      if (theirs && theirs !== own) return begin()
      if (theirs || status === 404) take(html)
      else age()
      after(${refresh}, renew)
    })
  }
  if (files.length === 0 || !(window.Proxy && window.Reflect && window.Promise && window.fetch && window.CSS && CSS.supports('--a', '0'))) return after(${refresh}, renew)
  after(60, look)
  next(0)
})()`
