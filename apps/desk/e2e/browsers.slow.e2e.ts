// inputs: apps/desk/vite.config.ts packages/domain/src/{pdf,storage} packages/e2e/src/browsers packages/screens/src/desk/{announcements,displays,times,timetable}
import type { APIRequestContext } from '@playwright/test'
import { deskAddress, urlOf, createTablePdf, sizes, startSlowProxy, waitForStoredDrafts } from '@minaret/e2e'
import { engineTest as test, expect, type EngineName, type Visitor } from '@minaret/e2e/browsers'

const mosque = 'al-falah'

/** Fetches a public page of the mosque's site. */
async function fetchPage(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(urlOf('localhost', path), { headers: { host: 'standard.localhost' } })
  return response.text()
}

/** The day that an engine's test changes: tests may run in several engines at once. */
const dayFor = (engine: EngineName): string => {
  const days = engine === 'Firefox' ? 1 : 2
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The time of a day's Isha jamaat on the mosque's site. */
async function fetchIsha(request: APIRequestContext, day: string): Promise<string | undefined> {
  const [year, month] = day.split('-').map(Number)
  const response = await request.post(urlOf('localhost', '/api/prayer-time'), {
    headers: { host: 'standard.localhost', 'x-requested-with': 'XMLHttpRequest' },
    data: { month, year },
  })
  const { data }: { data: { days: { date: string; prayers: { prayer: string; jamaat?: { time: string } }[] }[] } } =
    await response.json()
  return data.days.find(({ date }) => date === day)?.prayers.find(({ prayer }) => prayer === 'isha')?.jamaat?.time
}

async function enterDesk(visitor: Visitor, role: string, url = deskAddress()): Promise<void> {
  const card = { role: 'heading', name: 'Al-Falah Community Centre' }
  const button = { role: 'button', name: `Enter as ${role}`, nextTo: card }
  await visitor.open(url)
  await visitor.waitFor(card)
  if (!(await visitor.stateOf(button))) await visitor.click({ text: 'Other roles', nextTo: card })
  await visitor.click(button)
  await visitor.waitFor({ role: 'heading', name: 'Today' })
}

/** Performs an action whose confirmation disappears automatically: the wait for it starts before the action. */
const expectTransientText = (visitor: Visitor, text: string | RegExp, action: () => Promise<void>) =>
  Promise.all([visitor.waitFor({ text }), action()])

test('a future Isha time is changed, appears on the website, and is undone', async ({ visit, engineName, request }) => {
  const visitor = await visit({ size: sizes.phone })
  const day = dayFor(engineName)
  const fetchIshaOnSite = () => fetchIsha(request, day)
  const before = await fetchIshaOnSite()
  await enterDesk(visitor, 'owner')
  await visitor.open(deskAddress(`/${mosque}/times/${day}`))
  await visitor.click({ role: 'button', name: 'Isha 5 minutes later' })
  await visitor.waitFor({ text: '1 change to save' })
  await visitor.expectNoHorizontalScroll()
  await visitor.click({ role: 'button', name: 'Save changes' })
  await visitor.waitFor({ text: /^Saved. The website and displays will be up to date within a minute./ })
  await expect.poll(fetchIshaOnSite).not.toBe(before)
  await expectTransientText(visitor, /^Undone. The previous times are back./, () =>
    visitor.click({ role: 'button', name: 'Undo' }),
  )
  await expect.poll(fetchIshaOnSite).toBe(before)
})

test('leaving a page while its messages are loading causes no error', async ({ visit }) => {
  const nextPath = `/${mosque}/times`
  let isWaiting = false
  const proxy = await startSlowProxy((path) => {
    isWaiting ||= path.includes('/deskSetup-')
    return path.includes('/deskSetup-') ? 20_000 : path === nextPath ? 1000 : 0
  })
  const visitor = await visit({ size: sizes.phone })
  const url = deskAddress().replace(/:\d+/, `:${proxy.port}`)
  await enterDesk(visitor, 'owner', url)
  await expect.poll(() => isWaiting).toBe(true)
  await visitor.open(new URL(nextPath, url).href)
  await visitor.waitFor({ role: 'heading', name: /./ })
  await proxy.close()
})

test('a janazah is announced, its draft survives a reload, and it is undone', async ({
  visit,
  engineName,
  request,
}) => {
  const visitor = await visit({ size: sizes.phone })
  const name = `Yusuf of ${engineName}`
  const field = { role: 'textbox', name: 'Name of the deceased' }
  await enterDesk(visitor, 'imam')
  await visitor.click({ role: 'link', name: 'New announcement' })
  await visitor.click({ role: 'radio', name: /^Janazah/ })
  await visitor.fill(field, name)
  await visitor.choose({ role: 'combobox', name: 'After which prayer?' }, 'Asr')
  await visitor.waitFor({ text: /The janazah prayer is on .* after Asr/ })
  await waitForStoredDrafts((expression) => visitor.read(expression))
  await visitor.page.reload()
  await expect.poll(async () => (await visitor.waitFor(field)).value).toBe(name)
  await visitor.waitFor({ text: /The janazah prayer is on .* after Asr/ })
  await visitor.waitFor({ role: 'img', name: 'What the displays will show' })
  await visitor.expectNoHorizontalScroll()
  await visitor.click({ role: 'button', name: 'Publish' })
  await visitor.waitFor({ role: 'heading', name: `Janazah of ${name}` })
  await expect.poll(() => fetchPage(request, '/api/home')).toContain(`Janazah of ${name}`)
  await expectTransientText(visitor, 'Undone.', () => visitor.click({ role: 'button', name: 'Undo' }))
  await expect.poll(() => fetchPage(request, '/api/home')).not.toContain(`Janazah of ${name}`)
})

test('a display is added by the code it shows, and shows the times', async ({ visit, engineName }) => {
  const [visitor, display] = [await visit({ size: sizes.phone }), await visit({ size: { width: 1280, height: 720 } })]
  const displayName = `Hall of ${engineName} ${crypto.randomUUID().slice(0, 4)}`
  await display.open(urlOf('standard.localhost', '/tv'))
  await display.waitFor({ role: 'heading', name: 'Add this display' })
  const { text: code } = await display.waitFor({ text: /^\d{4}\s\d{4}$/ })
  await enterDesk(visitor, 'editor')
  await visitor.open(deskAddress(`/${mosque}/displays`))
  await visitor.click({ role: 'button', name: 'Add a display' })
  await visitor.fill({ role: 'textbox', name: 'Name' }, displayName)
  await visitor.fill({ role: 'textbox', name: /^Code on the TV/ }, code)
  await visitor.expectNoHorizontalScroll()
  await expectTransientText(visitor, 'Added. The display will show the times within a few seconds.', () =>
    visitor.click({ role: 'button', name: 'Add the display' }),
  )
  await visitor.waitFor({ role: 'heading', name: displayName })
  await display.waitUntilGone({ text: 'Add this display' })
  // During a congregation the display shows only that prayer, so no name is on it at every hour.
  const readDisplay = () => display.read("document.querySelector('.tv-root')?.innerText ?? ''").catch(() => '')
  await expect.poll(readDisplay).not.toBe('')
})

test('a printed timetable is read from its PDF', async ({ visit }) => {
  const visitor = await visit({ size: sizes.phone })
  const days = Array.from({ length: 31 }, (_, index) => [
    `${index + 1} May 2033`,
    '03:10',
    '05:20',
    '13:10',
    '18:20',
    '20:40',
    '22:30',
  ])
  const pdf = createTablePdf([['Date', 'Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'], ...days])
  await enterDesk(visitor, 'owner')
  await visitor.open(deskAddress(`/${mosque}/times/timetable`))
  await visitor.waitFor({ text: 'Or paste from a spreadsheet' })
  await visitor.read(`(() => {
    const bytes = Uint8Array.from(atob('${pdf.toString('base64')}'), (character) => character.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'may.pdf', { type: 'application/pdf' }))
    const field = document.querySelector('input[type=file]')
    field.files = transfer.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  })()`)
  await visitor.waitFor({ role: 'heading', name: 'Checked: may.pdf' })
  await visitor.waitFor({ text: /^31 days, from 1 May 2033/ })
})
