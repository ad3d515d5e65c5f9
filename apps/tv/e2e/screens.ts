import { setTimeout as sleep } from 'node:timers/promises'
import type { components } from '@minaret/contract'
import { expect, runCommand } from '@minaret/e2e'

/** Runs a CLI command. @returns its output */
export async function runCli(...args: string[]): Promise<string> {
  const { code, output } = await runCommand(args, { DATA_DIR: process.env.E2E_DATA ?? '' })
  expect(code, output).toBe(0)
  return output
}

/** Creates a display from the command line. @returns its page's path */
export async function createDisplay(tenant: string, name: string): Promise<string> {
  const output = await runCli('tv', 'token', 'create', '--tenant', tenant, name)
  return /\/tv\/[\w-]{20,}/.exec(output)?.[0] ?? ''
}

/** Evaluates an expression in a display's page. */
export type Evaluate = (expression: string) => Promise<unknown>

/** Expression: whether the app's board is shown, exactly once, instead of the no-script page. */
export const hasBoard = `document.querySelectorAll('.tv-root').length === 1 && !document.querySelector('main table.whole') && document.querySelectorAll('.tv-root [data-numeral]').length > 3`

/** Expression: whether the display can start without a network. The page is the last file to be cached. */
export const isPageCached = (path: string) => `caches.match('${path}').then(Boolean)`

/** Script that checks for a complete, styled board on each DOM change and frame, and counts how often there is none. */
export const watchBoard = `(window.same = true, window.gaps = 0, (function () {
  function check() {
    var hasBoard = Array.prototype.some.call(document.querySelectorAll('.tv-root > *'), function (element) {
      return element.offsetHeight === innerHeight && element.querySelector('[data-numeral]')
    })
    if (!hasBoard) window.gaps += 1
  }
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true })
  ;(function onFrame() { check(); requestAnimationFrame(onFrame) })()
})())`

/** Expression: whether the document is still the one `watchBoard` ran in, and how often it had no board. */
export const boardHistory = '[window.same, window.gaps]'

/**
 * Advances the page's clock in steps until an expression is true, or for the given minutes, and then in shorter steps: the
 * page's clock is simulated, but a response from a busy machine takes real time.
 */
export async function expectWithin(run: Evaluate, minutes: number, expression: string): Promise<void> {
  const steps = [...Array<number>(minutes * 4).fill(15_000), ...Array<number>(40).fill(2000)]
  for (const step of steps) {
    if (await run(`Boolean(${expression})`)) return
    await run(`advance(${step}, 5000)`)
    await sleep(step > 2000 ? 100 : 250)
  }
  await expect.poll(() => run(`Boolean(${expression})`), expression).toBe(true)
}

/** The time of the next jamaat, from the server's feed. */
async function fetchNextJamaat(address: string, path: string): Promise<string | undefined> {
  const response = await fetch(`${address}/api/tv/${path.split('/').at(-1)}`)
  const { data }: { data: components['schemas']['TvFeed'] } = await response.json()
  const congregations = data.days.flatMap(({ prayers, jumuah, eid }) => [
    ...prayers.flatMap(({ prayer, jamaat }) => (jamaat && !(jumuah && prayer === 'dhuhr') ? [jamaat] : [])),
    ...[...(jumuah ?? []), ...(eid?.prayers ?? [])].map(({ at }) => at),
  ])
  const sortedCongregations = congregations.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return sortedCongregations.find(({ at }) => Date.parse(at) > Date.now())?.time
}

/** Expression: the time of the next jamaat on the board. */
const nextOnBoard = `(document.querySelector('.tv-root [data-numeral=next]') || document.body).innerText`

/** Waits until a display shows the next jamaat. Each attempt fetches the feed again, because a jamaat may have started. */
export const expectNextJamaat = (run: Evaluate, address: string, path: string): Promise<void> =>
  expect(async () => expect(await run(nextOnBoard)).toBe(await fetchNextJamaat(address, path))).toPass()

/** Expression: the text of each element that extends beyond the screen by more than the space around its glyphs. */
export const overflowingExpression = `Array.prototype.filter.call(document.querySelectorAll('.tv-root [data-numeral], .tv-root p, .tv-root h1, .tv-root h2'), function (element) {
  var box = element.getBoundingClientRect(), margin = box.height / 10
  return box.width > 0 && (box.left < 0 || box.top < -margin || box.right > innerWidth || box.bottom > innerHeight + margin)
  }).map(function (element) { return element.textContent })`
