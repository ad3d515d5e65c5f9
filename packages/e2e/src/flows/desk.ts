import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { door } from '../fixtures.ts'

/** An address at the desk of the server that journeys share. */
export const deskAddress = (path = '/') => door('desk.localhost', path)

/**
 * Enters a mosque of the demonstration as one of its staff, and arrives on Today.
 * @param role as the button names it
 * @param mosque its name; without it, the community centre
 */
export async function enterDesk(page: Page, role = 'owner', mosque = 'Al-Falah Community Centre'): Promise<void> {
  await page.goto(deskAddress())
  const heading = page.getByRole('heading', { name: mosque })
  await expect(heading).toBeVisible()
  const card = heading.locator('..')
  const button = card.getByRole('button', { name: `Enter as ${role}` })
  if (!(await button.isVisible())) await card.getByText('Other roles').click()
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}

const storedDrafts = `JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('minaret desk draft')))`

/**
 * Waits until what was typed is stored on the device: it is encrypted first, which a busy machine takes a moment for, and
 * nobody reloads a page within it.
 * @param read the value of an expression in the page
 */
export const waitForStoredDrafts = (read: (expression: string) => Promise<unknown>): Promise<void> =>
  expect(async () => {
    const before = await read(storedDrafts)
    expect(before).not.toBe('[]')
    await sleep(500)
    expect(await read(storedDrafts)).toBe(before)
  }).toPass({ timeout: 30_000 })

/** Reloads the page once what was typed is stored on the device. */
export async function reloadOnceStored(page: Page): Promise<void> {
  await waitForStoredDrafts((expression) => page.evaluate(expression))
  await page.reload()
}

/**
 * Waits for what a change brings, and prints how long that took. It is no test of the time, which depends on who else uses
 * the machine.
 * @param what the change, as the report names it
 */
export async function noteDelay(what: string, wait: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await wait()
  const delay = Math.round(performance.now() - began)
  test.info().annotations.push({ type: 'figure', description: `desk, ${what}: on the site after ${delay} ms` })
}
