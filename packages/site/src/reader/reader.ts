import { capturePresses, sendPendingPost, waitsAttribute } from '@minaret/screens/press'
import { readBoot, type Start } from '../frame/boot.ts'
import { arrivedEvent } from '../frame/arrivedEvent.ts'
import { manifestAddress } from '../frame/manifestAddress.ts'
import { registerServiceWorker } from '../offline/registerServiceWorker.ts'
import { carriedKey } from '../routerless/carriedKey.ts'
import { openVisit } from './openVisit.ts'
import { addLinks, createBring } from './bring.ts'
import { holdLanguage } from './holdLanguage.ts'
import { watchIntent } from './intent.ts'
import { callAt, runReading } from './reading.ts'
import { reloadForMissing } from './reloadForMissing.ts'
import { watchVitals } from '../vitals/watchVitals.ts'

// The script that stands in every page, the same in all of them: a page is read without React, which comes when it is
// needed. Until then this runs what moves, begins the visit, and holds what is pressed.

const nonce = document.currentScript?.nonce ?? ''

/** A page that a browser draws ahead of a visit is nobody's yet, and is not painted either. */
const onSight = (begin: () => void) => {
  if ('prerendering' in document && document.prerendering) addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

/** Whether this tab or browser remembers something under one of these keys. */
function remembers(keys: readonly string[]): boolean {
  try {
    return keys.some((key) => (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null)
  } catch {
    // Storage is forbidden: nothing is remembered.
    return false
  }
}

/**
 * Whether the app has something to show at once: what the page before has said, a form somebody has begun, or what a link
 * describes of it.
 */
const isAwaited = ({ atOnce, remembered }: Start): boolean =>
  atOnce === true ||
  remembers([carriedKey]) ||
  (remembered !== undefined && (window.location.search !== '' || remembers(remembered)))

/** A line may be so bad that the app does not come: so long a pressed form waits for it, in milliseconds, then the server answers. */
const patience = 10_000

/**
 * By then the first painting is on the screen, in milliseconds after it was made: what is asked for sooner shares the line with
 * what it needs. The browser's own report of it is not waited for: some hold it back to protect their users.
 */
const shown = 300

/**
 * After the first painting, and in a tab nobody looks at not before somebody does.
 * @param delay after it was made, in milliseconds
 */
const afterPainting = (act: () => void, delay = 0) => requestAnimationFrame(() => setTimeout(act, delay))

function begin(): void {
  const boot = readBoot()
  const { start } = boot
  const bring = createBring(boot, nonce, () => void reloadForMissing())
  const reading = new AbortController()
  const { signal } = reading
  addEventListener(arrivedEvent, () => reading.abort(), { once: true })

  document.documentElement.setAttribute(waitsAttribute, '')
  capturePresses(() => {
    bring()
    setTimeout(sendPendingPost, patience, document.body)
  })
  holdLanguage(bring)
  if (!start.inApp) {
    onSight(watchVitals)
    // In the page itself it would be fetched with what the first painting needs.
    afterPainting(() => addLinks([manifestAddress], { rel: 'manifest' }), shown)
    if ('serviceWorker' in navigator) addEventListener('load', () => void registerServiceWorker(), { once: true })
  }
  if (isAwaited(start)) return void afterPainting(bring)

  if (!start.inApp) {
    const beginVisit = openVisit(boot, signal)
    afterPainting(() => signal.aborted || beginVisit(), shown)
  }
  watchIntent(bring, signal)
  // Whatever can wait does not keep the page from being painted.
  afterPainting(() => {
    if (signal.aborted) return
    runReading(signal)
    // On a device whose clock is ahead it has changed already, and would again with each page it is sent.
    if (start.changes && start.changes > Date.now())
      callAt(start.changes, navigator.connection?.saveData ? () => window.location.reload() : bring, signal)
  })
}

begin()
