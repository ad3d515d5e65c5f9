// features: prayer prayer-sheet
import type { APIRequestContext, Page } from '@playwright/test'
import { urlOf, expect, expectAccessible, test, fullMatrix } from '@minaret/e2e'

type Time = { time: string }
type Day = {
  date: string
  hijri: { day: number }
  sunrise: Time
  prayers: { begins: Time; jamaat?: Time }[]
  fasting?: { imsak: Time }
  taraweeh?: Time
}
type Month = { version: string; days: Day[] }

async function fetchMonth(
  request: APIRequestContext,
  year: number,
  month: number,
  hostname = 'localhost',
): Promise<Month> {
  const response = await request.post(urlOf(hostname, '/api/prayer-time'), {
    data: { year, month },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { data }: { data: Month } = await response.json()
  return data
}

const sheetUrl = (period: string, query: string, hostname = 'localhost') =>
  urlOf(hostname, `/prayer-times/print/${period}?${query}`)

/** The number of printed pages, and their sizes in points. */
async function measurePaper(page: Page): Promise<{ pages: number; sizes: string[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const pageSizes = [...pdf.matchAll(/\/MediaBox\s*\[([\d.\s]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).slice(2).map(Number).map(Math.round).join('×'),
  )
  return { pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, sizes: [...new Set(pageSizes)] }
}

/** The times of each day on the sheet, by date. */
const readTimes = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      date: row.getAttribute('data-date'),
      times: [...row.querySelectorAll('td')].map((cell) => cell.textContent).filter((text) => /^\d\d:\d\d$/.test(text)),
    })),
  )

/** The server's times, in the order of the sheet's columns. */
const summarise = ({ days }: Month) =>
  days.map(({ date, sunrise, prayers, fasting, taraweeh }) => {
    const [fajr = [], ...rest] = prayers.map(({ begins, jamaat }) => [begins.time, ...(jamaat ? [jamaat.time] : [])])
    const listTime = (value?: Time) => (value ? [value.time] : [])
    return { date, times: [...listTime(fasting?.imsak), ...fajr, sunrise.time, ...rest.flat(), ...listTime(taraweeh)] }
  })

/** Expects nothing to overflow the paper, where it would be cut off. */
const expectNoOverflow = async (page: Page) => {
  const overflowingTags = await page.locator('.sheet').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const box = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll('header, table, footer, footer p, footer li')]
        .map((part) => ({ name: part.tagName, part: part.getBoundingClientRect() }))
        .filter(({ part }) => part.width > 0)
        .filter(({ part }) => part.bottom > box.bottom + 1 || part.left < box.left - 1 || part.right > box.right + 1)
        .map(({ name }) => name)
    }),
  )
  expect(overflowingTags).toEqual([])
}

const sizes = { a4: '595×842', a5: '420×595' } as const

/** The languages of a month's sheets: half of them on each paper size, or all on both in the full matrix. */
const sheetLanguages = ['en', 'ar', 'ur', 'en,ar', 'ur,en']

for (const [paper, size, remainder] of [['a4', sizes.a4, 0] as const, ['a5', sizes.a5, 1] as const])
  for (const language of sheetLanguages.filter((_, index) => fullMatrix || index % 2 === remainder))
    test(`a month is one page of ${paper} in ${language}, with all of the server's times`, async ({
      page,
      request,
    }) => {
      const month = await fetchMonth(request, 2026, 3)
      await page.goto(sheetUrl('2026-03', `size=${paper}&language=${language}`))
      expect(await readTimes(page)).toEqual(summarise(month))
      await expect(page.locator('html')).toHaveAttribute('dir', language.startsWith('en') ? 'ltr' : 'rtl')
      await expect(page.getByText(month.version)).toBeVisible()
      await expectNoOverflow(page)
      expect(await measurePaper(page)).toEqual({ pages: 1, sizes: [size] })
      await expectAccessible(page)
    })

test('a sheet in two languages has column headings in both', { tag: '@slow' }, async ({ page }) => {
  await page.goto(sheetUrl('2026-11', 'language=en,ar'))
  for (const name of ['Fajr الفجر', 'Isha العشاء', 'Hijri الهجري'])
    await expect(page.getByRole('columnheader', { name }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('November 2026')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('نوفمبر')
})

test('a year is twelve pages, one per month', { tag: '@slow' }, async ({ page, request }) => {
  await page.goto(sheetUrl('2026', 'size=a4&language=en'))
  await expect(page.locator('.sheet')).toHaveCount(12)
  const months = await Promise.all([1, 6, 12].map((month) => fetchMonth(request, 2026, month)))
  const rows = await readTimes(page)
  expect(rows).toHaveLength(365)
  for (const month of months) for (const day of summarise(month)) expect(rows).toContainEqual(day)
  await expectNoOverflow(page)
  expect(await measurePaper(page)).toEqual({ pages: 12, sizes: [sizes.a4] })
})

test('Eid, clock changes and new Hijri months are noted under the table', async ({ page }) => {
  await page.goto(sheetUrl('2026-03', 'language=en'))
  const footer = page.locator('footer')
  await expect(footer).toContainText('Fri 20 Eid al-Fitr')
  await expect(footer).toContainText('Sun 29 The clocks go forward')
  await page.goto(sheetUrl('2026-11', 'language=en'))
  await expect(footer).toContainText('Wed 11 Jumada al-Akhirah begins')
  await expect(page.locator('tr[data-friday]')).toHaveCount(4)
})

test('a sheet of calculated times is marked as such, and names the method', { tag: '@slow' }, async ({ page }) => {
  await page.goto(sheetUrl('2026-06', 'language=en', 'standard.localhost'))
  await expect(page.locator('footer')).toContainText('These times are calculated. Check with the mosque.')
  await expect(page.locator('footer')).toContainText('Method: Moonsighting Committee.')
})

test('without prayer times there is no sheet', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  const fetchStatus = async (hostname: string, period: string) =>
    (await page.goto(urlOf(hostname, `/prayer-times/print/${period}`)))?.status()
  expect(await fetchStatus('basic.localhost', '2026-11')).toBe(404)
  expect(await fetchStatus('campaigns.localhost', '2026-11')).toBe(404)
  expect(await fetchStatus('prayer.localhost', '2026-11')).toBe(200)
  for (const period of ['2026-13', '1969', '2101-01', 'now']) expect(await fetchStatus('localhost', period)).toBe(404)
})

test('the month page links to its sheets', async ({ page, context }) => {
  await page.goto(urlOf('localhost', '/prayer-times?month=2026-12'))
  for (const [name, heading] of [
    ['Print this month', 'December 2026'],
    ['Print the year', 'January 2026'],
  ] as const) {
    const sheetPage = context.waitForEvent('page')
    await page.getByRole('link', { name }).click()
    await expect((await sheetPage).getByRole('heading', { level: 1 })).toContainText(heading)
  }
})
