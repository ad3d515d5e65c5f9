import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import type { Role } from '@minaret/plans'
import { door } from '../fixtures.ts'
import { ask } from '../sites.ts'

/** An address at the desk of the server that journeys share. */
export const deskAddress = (path = '/') => door('desk.localhost', path)

/**
 * Logs a browser in to the desk as one of a demonstration mosque's staff, by the call that its button makes, and opens no
 * page. The journeys of drafts, of Arabic and of the other browsers press the button.
 * @param mosque its slug; by default the community centre
 */
export async function logInToDesk(page: Page, role: Role = 'owner', mosque = 'al-falah'): Promise<void> {
  const response = await ask(page.request, 'desk.localhost', '/api/desk/demonstration', { mosque, role })
  const [, secret = ''] = /^minaret-desk=([^;]+)/.exec(response.headers()['set-cookie'] ?? '') ?? []
  expect(secret, `a session as ${role} of ${mosque}: status ${response.status()}`).not.toBe('')
  await addDeskSession(page, secret)
}

/** Logs a browser in to the desk as `logInToDesk` does, and opens Today. */
export async function enterDesk(page: Page, role: Role = 'owner', mosque = 'al-falah'): Promise<void> {
  await logInToDesk(page, role, mosque)
  await openToday(page, deskAddress(`/${mosque}`))
}

/**
 * Gives a browser the session of somebody at a desk.
 * @param secret of the session @param desk the desk's address, by default the shared server's
 */
export const addDeskSession = (page: Page, secret: string, desk = deskAddress()): Promise<void> =>
  page.context().addCookies([{ name: 'minaret-desk', value: secret, url: desk, httpOnly: true, sameSite: 'Strict' }])

/** Opens Today, and waits for it. */
export async function openToday(page: Page, address: string): Promise<void> {
  await page.goto(address)
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
