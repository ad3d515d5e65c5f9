import type { Page } from '@playwright/test'
import { door, expect, test } from '@minaret/e2e'
import { expectMessage, inApp, makeLink } from './hosts.ts'

test.use({ viewport: { width: 360, height: 780 } })

const running = { cause: 'Running the mosque' }

/** A page whose scripts are held back may not finish loading. */
const atOnce = { waitUntil: 'domcontentloaded' } as const

/** Holds the page's scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let go = () => {}
  const wait = new Promise<void>((resolve) => (go = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wait
    await route.continue()
  })
  return go
}

/** How far the page's parts have jumped, from now on. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && Reflect.get(entry, 'hadRecentInput') !== true)
          Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('the form stands in the page before any script, and what is picked and pressed then is gone on with', async ({
  page,
}) => {
  await inApp(page)
  await watchShift(page)
  const go = await holdScripts(page)
  const link = await makeLink('an-noor', '--cause', 'general')
  const html = (await (await page.goto(link, atOnce))?.text()) ?? ''
  expect(html).not.toContain(new URL(link).pathname.split('/').at(-1))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(running.cause)
  await page.getByRole('radio', { name: '£25', exact: true }).check()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(link)
  go()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page).toHaveURL(door('localhost', '/app/donate?step=details'))
  await expectMessage(page, { type: 'state', state: 'details' })

  // A link that names no cause asks for one, in the same way.
  await page.unrouteAll()
  const goOn = await holdScripts(page)
  await page.goto(await makeLink('an-noor'), atOnce)
  await page.getByRole('radio', { name: running.cause }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  goOn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(running.cause)
  await expectMessage(page, { type: 'state', state: 'amount' })
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02)
})

test('taking the form over moves nothing, and what a link fills in stands in it', async ({ page }) => {
  await inApp(page)
  await watchShift(page)
  for (const wish of [['--cause', 'general', '--amount', '30'], []]) {
    await page.goto(await makeLink('an-noor', ...wish))
    await expectMessage(page, { type: 'state', state: wish.length > 0 ? 'amount' : 'choosing' })
    if (wish.length > 0) await expect(page.getByRole('button', { name: 'Continue with £30' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02)
  }
})

test('a mouse that is down on an amount while the app takes the form over has chosen it', async ({ page }) => {
  await inApp(page)
  const go = await holdScripts(page)
  await page.goto(await makeLink('an-noor', '--cause', 'general'), atOnce)
  const amount = page.getByRole('radio', { name: '£25', exact: true })
  const drawn = await amount.elementHandle()
  await amount.hover()
  await page.mouse.down()
  go()
  await expect.poll(() => drawn?.evaluate((radio) => radio.isConnected)).toBe(false)
  await page.mouse.up()
  await expect(amount).toBeChecked()
})
