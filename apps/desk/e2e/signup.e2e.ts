// features: desk-details desk-invitation desk-signup desk-today desk-welcome members setup-tasks signup staff tenants
import { randomUUID } from 'node:crypto'
import { urlOf, expect, openPhone, readEmailCode, test } from '@minaret/e2e'

test('a sign-up in a new browser ends on Today, with a public site and prayer times, without the command line', async ({
  browser,
}) => {
  // The mosque and its owner are unique to this run, so that it can be repeated on the same data.
  const tag = randomUUID().slice(0, 8)
  const [name, slug, email] = [`Masjid ${tag}`, `masjid-${tag}`, `aisha.${tag}@example.org`]
  const phone = await openPhone(browser)
  await phone.goto(urlOf('desk.localhost', '/'))
  await phone.getByRole('link', { name: 'Create a website for your mosque' }).click()
  // The page has a link back, and other languages.
  await phone.getByRole('link', { name: 'Back' }).click()
  await phone.getByRole('link', { name: 'Create a website for your mosque' }).click()
  await phone.getByRole('button', { name: 'العربية' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'أنشئ موقعًا لمسجدك' })).toBeVisible()
  await phone.getByRole('button', { name: 'English' }).click()
  await phone.getByLabel('Your email address').fill(email)
  await phone.getByRole('button', { name: 'Email me a code' }).click()
  await phone.getByLabel('Code', { exact: true }).fill(await readEmailCode(email))
  await phone.getByRole('button', { name: 'Continue' }).click()

  await phone.getByLabel('Name of the mosque').fill(name)
  await phone.getByLabel('Town or city').fill('Keighl')
  await phone.getByRole('button', { name: 'Keighley, United Kingdom' }).click()
  await expect(phone.getByText('Today in Keighley')).toBeVisible()
  await expect(phone.getByLabel('Website address')).toHaveValue(slug)
  // The form survives a reload.
  await phone.reload()
  await expect(phone.getByLabel('Name of the mosque')).toHaveValue(name)
  await expect(phone.getByText('Today in Keighley')).toBeVisible()
  await phone.getByRole('button', { name: 'Continue' }).click()

  await phone.getByLabel('Your name').fill('Aisha Rahman')
  await phone.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(phone.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await phone.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(phone).toHaveURL(urlOf('desk.localhost', `/${slug}`))

  await expect(phone.getByText('Your website is waiting for approval')).toBeVisible()
  const openTask = (task: string) => phone.getByRole('link', { name: task })
  await expect(openTask('Upload your timetable')).toBeVisible()
  await openTask('Add a phone number or an email address').click()
  await phone.getByRole('textbox', { name: /^Phone/ }).fill('01535 496 0001')
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText('Saved. The website is up to date.')).toBeVisible()
  await phone.getByRole('link', { name, exact: true }).click()
  await phone.getByRole('button', { name: 'Show all 9' }).click()
  await expect(openTask('Add a phone number or an email address')).toBeHidden()
  await phone.getByRole('button', { name: 'Not needed: Connect a display' }).click()
  await expect(openTask('Connect a display')).toBeHidden()
  await phone.getByRole('button', { name: 'Undo' }).click()
  await expect(openTask('Connect a display')).toBeVisible()

  const visitor = await openPhone(browser)
  await visitor.goto(urlOf(`${slug}.localhost`, '/'))
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByText('Maghrib').first()).toBeVisible()
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  for (const page of [phone, visitor]) await page.context().close()
})
