import { describe, expect, test } from 'vitest'
import { createWebsite, premium } from '../testing/createWebsite.ts'

const settings = { ...premium, bankDetails: 'Sort code 20-00-00', phone: '+44 1274 496 0001' }
const createSite = (values: Record<string, string> = settings) => createWebsite(values)
const donor = { name: 'Aisha "A" <b>', email: 'aisha@example.org' }

describe('a form submitted without scripts is handled by its page', () => {
  test('an amount leads to the donor’s details, and is carried over', async () => {
    const { post, onError } = createSite()
    const { status, headers, html } = await post('/donate/roof?step=details', {
      'gift-amount-preset': '2500',
      amount: '',
    })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('Step 2 of 3')
    expect(html).toContain('<input type="hidden" name="amountMinor" value="2500"/>')
    expect(html).toMatch(/<form[^>]*action="\?step=pay#gift-step"/)
    expect(html).not.toContain('role="alert"')
    expect(onError).not.toHaveBeenCalled()
  })

  test('keeps an invalid amount, with the error at the field and at the top of the form', async () => {
    const { html } = await createSite().post('/donate/roof?step=details', { amount: 'ten <b>' })
    expect(html).toContain('Step 1 of 3')
    expect(html).toMatch(/role="alert".*href="#gift-amount">Enter the amount in numbers/s)
    expect(html).toMatch(/<input id="gift-amount"[^>]*aria-invalid="true"[^>]*value="ten &lt;b&gt;"/)
    expect(html).not.toContain('ten <b>')
  })

  test('keeps invalid details and the amount', async () => {
    const { html } = await createSite().post('/donate/roof?step=pay', { amountMinor: '2500', ...donor, email: 'aisha' })
    expect(html).toContain('Step 2 of 3')
    expect(html).toMatch(/role="alert".*Enter an email address like name@example.org/s)
    expect(html).toContain('value="Aisha &quot;A&quot; &lt;b&gt;"')
    expect(html).toContain('name="amountMinor" value="2500"')
  })

  test('the last step explains why no card can be entered, and shows the gift and other ways to give', async () => {
    const { html } = await createSite().post('/donate/roof?step=pay', { amountMinor: '2500', ...donor })
    for (const text of [
      'Step 3 of 3',
      'Paying by card needs JavaScript',
      'Your gift: £25 for',
      'Sort code 20-00-00',
      'ROOF',
    ])
      expect(html).toContain(text)
    expect(html).toContain('href="tel:+441274496000')
    expect(html).toContain('name="email" value="aisha@example.org"')
  })

  test('going back keeps the input', async () => {
    const { html } = await createSite().post('/donate/roof?step=amount', { amountMinor: '3000', ...donor })
    expect(html).toContain('Step 1 of 3')
    expect(html).toMatch(/<input id="gift-amount"[^>]*value="30"/)
    expect(html).toContain('name="email" value="aisha@example.org"')
  })
})

describe('form input stays private', () => {
  test('a GET request does not process a form', async () => {
    const { get } = createSite()
    const { html, headers } = await get('/donate/roof?step=pay&amountMinor=2500&name=Aisha')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(html).toContain('Step 1 of 3')
    expect(html).not.toContain('Aisha')
  })

  test.each(['/', '/prayer-times', '/events', '/app/donate/x', '/login'])('%s accepts no form', async (path) => {
    expect((await createSite().post(path, { amount: '25' })).status).toBe(405)
  })

  test('an unknown cause is not found, regardless of the input', async () => {
    expect((await createSite().post('/donate/nope?step=details', { amount: '25' })).status).toBe(404)
  })

  test('excess and overlong fields are dropped without an error', async () => {
    const manyFields = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x${index}`, 'y']))
    const { post, onError } = createSite()
    const { status, html } = await post('/donate/roof?step=pay', { amountMinor: '2500', ...donor, ...manyFields })
    expect([status, html.includes('Step 3 of 3'), html.includes('name="x1"')]).toEqual([200, true, false])
    const longResponse = await post('/donate/roof?step=pay', {
      amountMinor: '2500',
      ...donor,
      message: 'é'.repeat(20_000),
    })
    expect(longResponse.html).toContain('Step 2 of 3')
    expect(onError).not.toHaveBeenCalled()
  })
})

test('if the mosque takes no cards the form stays closed', async () => {
  const settingsWithoutCards = { ...settings, paymentMode: 'none' }
  const { html } = await createSite(settingsWithoutCards).post('/donate/roof?step=details', { amount: '25' })
  expect(html).toContain('We can’t take card payments on this website yet.')
  expect(html).not.toContain('Step 2 of 3')
})

test.each([
  ['ar', 'الخطوة'],
  ['ur', 'مرحلہ'],
])('every step is available in %s', async (language, step) => {
  const { post } = createSite({ ...settings, defaultLanguage: language, language })
  const pages = await Promise.all([
    post('/donate/roof?step=details', { amount: '' }),
    post('/donate/roof?step=pay', { amountMinor: '2500' }),
    post('/donate/roof?step=pay', { amountMinor: '2500', ...donor }),
  ])
  expect(pages.map(({ html }) => html.includes(step))).toEqual([true, true, true])
  expect(pages[2]?.html).toContain('JavaScript')
})
