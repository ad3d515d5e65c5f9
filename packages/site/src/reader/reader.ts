import { pageTime } from '@minaret/domain/reader'
import { capturePresses, sendPendingPost, pendingAttribute } from '@minaret/screens/press'
import { readBoot, type Start } from '../frame/boot.ts'
import { hydratedEvent } from '../frame/hydratedEvent.ts'
import { manifestAddress } from '../frame/manifestAddress.ts'
import { registerServiceWorker } from '../offline/registerServiceWorker.ts'
import { carriedKey } from '../routerless/carriedKey.ts'
import { openVisit } from './openVisit.ts'
import { addLinks, createAppLoader } from './appLoader.ts'
import { delayLanguageLink } from './delayLanguageLink.ts'
import { watchIntent } from './intent.ts'
import { callAt, runReader } from './runReader.ts'
import { reloadForMissing } from './reloadForMissing.ts'
import { watchVitals } from '../vitals/watchVitals.ts'

// The inline script of every page, the same in all of them. A page is read without React, which loads when it is needed. Until
// then this script runs countdowns and menus, starts the visit, and records presses.

const nonce = document.currentScript?.nonce ?? ''

/** Waits until a prerendered page is shown: before that it has no visitor and no paint. */
const whenVisible = (begin: () => void) => {
  if ('prerendering' in document && document.prerendering) addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

/** Whether this tab or browser stores a value under one of these keys. */
function hasStored(keys: readonly string[]): boolean {
  try {
    return keys.some((key) => (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null)
  } catch {
    // Storage is blocked.
    return false
  }
}

/**
 * Whether the app has something to show at once: messages from the previous page, a started form, or a state described by the
 * URL.
 */
const isNeededAtOnce = ({ atOnce, remembered }: Start): boolean =>
  atOnce === true ||
  hasStored([carriedKey]) ||
  (remembered !== undefined && (window.location.search !== '' || hasStored(remembered)))

/** Focuses a donation page's amount on a computer, unless the visitor or the URL has focused something else. */
function focusAmount(): void {
  if (document.activeElement !== document.body || window.location.hash || !matchMedia('(hover: hover)').matches) return
  document.querySelector<HTMLElement>('[data-first] [name$=-preset]:checked')?.focus({ preventScroll: true })
}

/** How long a pressed form waits for the app, in milliseconds, before it is posted to the server instead. */
const formTimeoutMs = 10_000

/**
 * Delay after the first frame, in milliseconds, until it is surely on the screen: an earlier request would compete with what
 * that paint needs. The browser's own paint timing is not used: some browsers withhold it for privacy.
 */
const paintDelayMs = 300

/**
 * Runs after the first paint; in a background tab, not before it is shown.
 * @param delay after the frame, in milliseconds
 */
const afterPaint = (callback: () => void, delay = 0) => requestAnimationFrame(() => setTimeout(callback, delay))

function begin(): void {
  const boot = readBoot()
  const { start } = boot
  const loadApp = createAppLoader(boot, nonce, () => void reloadForMissing())
  // Before the app listens for a focus, which would load it.
  focusAmount()
  const controller = new AbortController()
  const { signal } = controller
  addEventListener(hydratedEvent, () => controller.abort(), { once: true })

  document.documentElement.setAttribute(pendingAttribute, '')
  capturePresses(() => {
    loadApp()
    setTimeout(sendPendingPost, formTimeoutMs, document.body)
  })
  delayLanguageLink(loadApp)
  if (!start.inApp) {
    whenVisible(watchVitals)
    // A link in the page's HTML would be fetched together with what the first paint needs.
    afterPaint(() => addLinks([manifestAddress], { rel: 'manifest' }), paintDelayMs)
    if ('serviceWorker' in navigator) addEventListener('load', () => void registerServiceWorker(), { once: true })
  }
  if (isNeededAtOnce(start)) return void afterPaint(loadApp)

  if (!start.inApp) {
    const beginVisit = openVisit(boot, signal)
    afterPaint(() => signal.aborted || beginVisit(), paintDelayMs)
  }
  watchIntent(loadApp, signal)
  // Everything that can wait runs after the first paint.
  afterPaint(() => {
    if (signal.aborted) return
    const readTime = pageTime(boot.now)
    runReader(readTime, signal)
    // If the instant has passed by the page's clock, every reload would reload again.
    if (start.changes && start.changes > readTime())
      callAt(start.changes, navigator.connection?.saveData ? () => window.location.reload() : loadApp, readTime, signal)
  })
}

begin()
