// features: announcement desk-announcements desk-today home
import type { Page } from '@playwright/test'
import {
  deskAddress,
  urlOf,
  enterDesk,
  expect,
  reportDelay,
  sizes,
  reloadOnceStored,
  test,
  expectToast,
  logInToDesk,
} from '@minaret/e2e'

const siteHost = 'standard.localhost'

/** The announcements on the mosque's site. */
async function fetchAnnouncements(page: Page): Promise<string[]> {
  const response = await page.request.get(urlOf('localhost', '/api/home'), { headers: { host: siteHost } })
  const { data }: { data: { announcements: { title?: string; text: string }[] } } = await response.json()
  return data.announcements.map(({ title = '', text }) => `${title}: ${text}`)
}

test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

test('a janazah is announced in six touches, appears on the site at once, and is undone in one touch', async ({
  page,
}) => {
  await enterDesk(page, 'imam')
  let touches = 0
  const tap = async (name: string | RegExp, role: 'link' | 'button' | 'radio' = 'button') => {
    touches += 1
    await page.getByRole(role, { name }).tap()
  }
  await tap('New announcement', 'link')
  await tap(/^Janazah/, 'radio')
  touches += 1
  await page.getByLabel('Name of the deceased').fill('Yusuf Ali')
  touches += 2
  await page.getByLabel('After which prayer?').selectOption('Asr')
  await expect(page.getByText(/The janazah prayer is on .* after Asr/)).toBeVisible()
  const preview = page.getByRole('img', { name: 'What the displays will show' })
  await expect
    .poll(() => preview.getAttribute('src').then((src) => decodeURIComponent(src ?? '').includes('Yusuf Ali')))
    .toBe(true)
  await tap('Publish')
  await expect(page.getByRole('heading', { name: 'Janazah of Yusuf Ali' })).toBeVisible()
  expect(touches).toBeLessThanOrEqual(6)
  await reportDelay('an announcement', () =>
    expect.poll(() => fetchAnnouncements(page)).toContainEqual(expect.stringContaining('Janazah of Yusuf Ali')),
  )

  await expectToast(page, 'Undone.', () => page.getByRole('button', { name: 'Undo' }).tap())
  await expect.poll(() => fetchAnnouncements(page)).not.toContainEqual(expect.stringContaining('Janazah of Yusuf Ali'))
})

test('an announcement survives a reload and is published, extended by a day, changed, shared and ended', async ({
  page,
}) => {
  await logInToDesk(page, 'editor')
  await page.goto(deskAddress('/al-falah/announcements/new'))
  await page.getByRole('button', { name: 'Publish' }).tap()
  await expect(page.getByText('Enter the text of the announcement.')).toBeVisible()
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused()
  await page.getByLabel(/^Heading/).fill('Car park')
  await page.getByLabel('Text', { exact: true }).fill('The car park is closed on Friday.')
  await reloadOnceStored(page)
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('The car park is closed on Friday.')
  await page.getByRole('button', { name: 'Publish' }).tap()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Car park', exact: true }) })
  const until = card.getByText(/^Until \d/)
  const untilBefore = await until.textContent()
  await card.getByRole('button', { name: 'Extend by a day: “Car park”' }).tap()
  await expect(until).not.toHaveText(untilBefore ?? '')

  await card.getByRole('link', { name: 'Edit: “Car park”' }).tap()
  await page.getByLabel('Text', { exact: true }).fill('The car park is open again.')
  await page.getByRole('button', { name: 'Save changes' }).tap()
  await expect(card.getByText('The car park is open again.')).toBeVisible()
  await expect.poll(() => fetchAnnouncements(page)).toContain('Car park: The car park is open again.')

  await card.getByText('Share').tap()
  const whatsApp = card.getByRole('link', { name: 'WhatsApp' })
  expect(decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')).toContain(
    '*Car park*\nThe car park is open again.',
  )

  // It can be ended from Today too, in one tap, and restored with another.
  await page.getByRole('link', { name: 'Today' }).tap()
  await page.getByRole('button', { name: 'End now: “Car park”' }).tap()
  await expect(page.getByRole('link', { name: 'Car park', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByRole('link', { name: 'Car park', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Car park', exact: true }).tap()

  await card.getByRole('button', { name: 'End now: “Car park”' }).tap()
  await expect(card).toHaveCount(0)
  await page.getByText(/^Ended \(/).tap()
  await expect(page.getByRole('link', { name: 'Use again: “Car park”' }).first()).toBeVisible()
  await expect.poll(() => fetchAnnouncements(page)).not.toContain('Car park: The car park is open again.')
})

test('a viewer sees announcements but cannot change them', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'viewer')
  await page.goto(deskAddress('/al-falah/announcements'))
  await expect(page.getByText('Your role lets you see announcements but not change them.')).toBeVisible()
  await expect(page.getByRole('button', { name: /End/ })).toHaveCount(0)
  await page.goto(deskAddress('/al-falah/announcements/new'))
  await expect(page.getByText('Your role lets you see announcements but not change them.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
})
