import { randomUUID } from 'node:crypto'
import { door, expect, expectAccessible, expectNoSidewaysScroll, newPhone, readEmailCode, test } from '@minaret/e2e'

test('from an empty browser to Today and a public site with its times, without a command', async ({ browser }) => {
  // A mosque, and a person, of this run alone: a second run on the same data starts another.
  const tag = randomUUID().slice(0, 8)
  const [name, slug, email] = [`Masjid ${tag}`, `masjid-${tag}`, `aisha.${tag}@example.org`]
  const phone = await newPhone(browser)
  await phone.goto(door('desk.localhost', '/'))
  await phone.getByRole('link', { name: 'Start a site for your mosque' }).click()
  await phone.getByLabel('Your email').fill(email)
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Email me a code' }).click()
  await phone.getByLabel('Code', { exact: true }).fill(await readEmailCode(email))
  await phone.getByRole('button', { name: 'Continue' }).click()

  await phone.getByLabel('Name of the mosque').fill(name)
  await phone.getByLabel('Town or city').fill('Keighl')
  await phone.getByRole('button', { name: 'Keighley, United Kingdom' }).click()
  await expect(phone.getByText('Today in Keighley')).toBeVisible()
  await expect(phone.getByLabel('Address of the website')).toHaveValue(slug)
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Continue' }).click()

  await phone.getByLabel('Your name').fill('Aisha Rahman')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(phone.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await phone.getByRole('button', { name: 'I’ve saved them. Continue' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  expect(new URL(phone.url()).pathname).toBe(`/${slug}`)

  const visitor = await newPhone(browser)
  await visitor.goto(door(`${slug}.localhost`, '/'))
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByText('Maghrib').first()).toBeVisible()
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  for (const page of [phone, visitor]) await page.context().close()
})
