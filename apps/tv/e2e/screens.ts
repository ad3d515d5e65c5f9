import { setTimeout as sleep } from 'node:timers/promises'
import type { components } from '@minaret/contract'
import { expect, runCommand } from '@minaret/e2e'

/** Runs one of the office's commands. @returns what it said */
export async function command(...args: string[]): Promise<string> {
  const { code, output } = await runCommand(args, { DATA_DIR: process.env.E2E_DATA ?? '' })
  expect(code, output).toBe(0)
  return output
}

/** Makes a screen as a volunteer does. @returns the path it opens */
export async function screenOf(tenant: string, name: string): Promise<string> {
  const output = await command('tv', 'token', 'create', '--tenant', tenant, name)
  return /\/tv\/[\w-]{20,}/.exec(output)?.[0] ?? ''
}

/** What runs an expression in a screen's page. */
export type Runs = (expression: string) => Promise<unknown>

/** The picture of the app, once, and not the plain page. */
export const shown = `document.querySelectorAll('.tv-root').length === 1 && !document.querySelector('main table.whole') && document.querySelectorAll('.tv-root [data-numeral]').length > 3`

/** What has come to be kept for a start without a network: the page is kept last of all. */
export const isPageCached = (path: string) => `caches.match('${path}').then(Boolean)`

/** From now on looks, at each change of the page and each frame, whether there is a whole picture in its styles. */
export const watch = `(window.same = true, window.gaps = 0, (function () {
  function look() {
    var drawn = Array.prototype.some.call(document.querySelectorAll('.tv-root > *'), function (each) {
      return each.offsetHeight === innerHeight && each.querySelector('[data-numeral]')
    })
    if (!drawn) window.gaps += 1
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  ;(function again() { look(); requestAnimationFrame(again) })()
})())`

/** The page that was watched is still the same, and so many looks found no picture. */
export const watched = '[window.same, window.gaps]'

/**
 * Lets minutes pass in steps until something holds, and then as many shorter ones as a busy machine takes to answer: a page's
 * minutes pass in moments, and what it asked is still under way.
 */
export async function comesIn(run: Runs, minutes: number, holds: string): Promise<void> {
  const steps = [...Array<number>(minutes * 4).fill(15_000), ...Array<number>(40).fill(2000)]
  for (const step of steps) {
    if (await run(`Boolean(${holds})`)) return
    await run(`advance(${step}, 5000)`)
    await sleep(step > 2000 ? 100 : 250)
  }
  await expect.poll(() => run(`Boolean(${holds})`), holds).toBe(true)
}

/** The figures of the next congregation, by the host's own list. */
async function nextAt(address: string, path: string): Promise<string | undefined> {
  const answer = await fetch(`${address}/api/tv/${path.split('/').at(-1)}`)
  const { data }: { data: components['schemas']['TvFeed'] } = await answer.json()
  const congregations = data.days.flatMap(({ prayers, jumuah, eid }) => [
    ...prayers.flatMap(({ prayer, jamaat }) => (jamaat && !(jumuah && prayer === 'dhuhr') ? [jamaat] : [])),
    ...[...(jumuah ?? []), ...(eid?.prayers ?? [])].map(({ at }) => at),
  ])
  return congregations
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .find(({ at }) => Date.parse(at) > Date.now())?.time
}

/** The figures of the next congregation, as a screen shows them. */
const nextShown = `(document.querySelector('.tv-root [data-numeral=next]') || document.body).innerText`

/** Waits until a screen shows the next congregation: by the list of that moment, for one may pass meanwhile. */
export const showsNext = (run: Runs, address: string, path: string): Promise<void> =>
  expect(async () => expect(await run(nextShown)).toBe(await nextAt(address, path))).toPass()

/** What stands beyond the edge of the screen: more of it than the air above its text. */
export const outside = `Array.prototype.filter.call(document.querySelectorAll('.tv-root [data-numeral], .tv-root p, .tv-root h1, .tv-root h2'), function (each) {
  var box = each.getBoundingClientRect(), air = box.height / 10
  return box.width > 0 && (box.left < 0 || box.top < -air || box.right > innerWidth || box.bottom > innerHeight + air)
}).map(function (each) { return each.textContent })`
