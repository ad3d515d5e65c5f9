import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import type { Role } from '@minaret/plans'
import { urlOf } from '../fixtures.ts'
import { requestSite } from '../sites.ts'

/** A URL at the shared server's desk. */
export const deskAddress = (path = '/') => urlOf('desk.localhost', path)

/**
 * Logs a browser in to the desk as a demonstration mosque's staff member, by the API call behind the button, without opening
 * a page. The journeys for drafts, Arabic and other browsers press the button.
 * @param mosque its slug; by default the community centre
 */
export async function logInToDesk(page: Page, role: Role = 'owner', mosque = 'al-falah'): Promise<void> {
  const response = await requestSite(page.request, 'desk.localhost', '/api/desk/demonstration', { mosque, role })
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
 * Adds a desk session's cookie to a browser.
 * @param secret the session's secret @param desk the desk's address, by default the shared server's
 */
export const addDeskSession = (page: Page, secret: string, desk = deskAddress()): Promise<void> =>
  page.context().addCookies([{ name: 'minaret-desk', value: secret, url: desk, httpOnly: true, sameSite: 'Strict' }])

/** Opens Today and waits until it is rendered. */
export async function openToday(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}

const storedDraftsExpression = `JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('minaret desk draft')))`

/**
 * Waits until unsaved input is stored on the device: encrypting it takes a moment on a busy machine, faster than any user
 * would reload.
 * @param evaluate evaluates an expression in the page
 */
export const waitForStoredDrafts = (evaluate: (expression: string) => Promise<unknown>): Promise<void> =>
  expect(async () => {
    const storedBefore = await evaluate(storedDraftsExpression)
    expect(storedBefore).not.toBe('[]')
    await sleep(500)
    expect(await evaluate(storedDraftsExpression)).toBe(storedBefore)
  }).toPass({ timeout: 30_000 })

/** Reloads the page once unsaved input is stored on the device. */
export async function reloadOnceStored(page: Page): Promise<void> {
  await waitForStoredDrafts((expression) => page.evaluate(expression))
  await page.reload()
}

/**
 * Waits for the effect of a change, and reports the delay. It does not test the delay, which depends on the machine's load.
 * @param change the change's name in the report
 */
export async function reportDelay(change: string, wait: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await wait()
  const delay = Math.round(performance.now() - startedAt)
  test.info().annotations.push({ type: 'figure', description: `desk, ${change}: on the site after ${delay} ms` })
}
