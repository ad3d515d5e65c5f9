// inputs: packages/screens/src/desk/{announcements,displays,installation,signup} packages/server/src/{installation,signup}
import { randomUUID } from 'node:crypto'
import {
  addPasskeys,
  countEffort,
  urlOf,
  expect,
  openPhone,
  readEmailCode,
  sizes,
  test,
  expectToast,
} from '@minaret/e2e'

test('in ten minutes on a phone, a mosque gets an approved site with times, causes, an announcement and a display', async ({
  browser,
}) => {
  // The mosque and its owner are unique to this run, so that it can be repeated on the same data.
  const tag = randomUUID().slice(0, 8)
  const [name, slug, email] = [`Masjid ${tag}`, `masjid-${tag}`, `maryam.${tag}@example.org`]
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await addPasskeys(phone)
  await phone.goto(urlOf('desk.localhost', '/'))
  const person = countEffort(phone, 'touch')
  const button = (label: string) => phone.getByRole('button', { name: label })
  const link = (label: string) => phone.getByRole('link', { name: label })

  await person.press(link('Create a website for your mosque'))
  await person.enterText(phone.getByLabel('Your email address'), email)
  await person.press(button('Email me a code'))
  await person.enterText(phone.getByLabel('Code', { exact: true }), await readEmailCode(email))
  await person.press(button('Continue'))
  await person.enterText(phone.getByLabel('Name of the mosque'), name)
  await person.enterText(phone.getByLabel('Town or city'), 'Keighl')
  await person.press(button('Keighley, United Kingdom'))
  await expect(phone.getByText('Today in Keighley')).toBeVisible()
  await person.press(button('Continue'))
  await person.enterText(phone.getByLabel('Your name'), 'Maryam Khan')
  await person.press(button('Continue with a passkey'))
  await person.press(button('I’ve saved my codes'))
  await expect(phone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  // Times and causes exist already; the first announcement is about the opening.
  await person.press(link('New announcement'))
  await person.enterText(phone.getByLabel(/^Heading/), 'Doors open')
  await person.enterText(phone.getByLabel('Text', { exact: true }), 'Our doors are open from Friday.')
  await person.press(button('Publish'))
  await expect(phone.getByRole('heading', { name: 'Doors open' })).toBeVisible()

  const television = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await television.goto(urlOf(`${slug}.localhost`, '/tv'))
  const code = await television.getByText(/^\d{4}\s\d{4}$/).textContent()
  await person.press(phone.getByRole('button', { name: 'More', exact: true }))
  await person.press(phone.getByRole('link', { name: 'Displays', exact: true }))
  await person.press(button('Add a display'))
  await person.enterText(phone.getByLabel('Name', { exact: true }), 'Prayer hall')
  await person.enterText(phone.getByLabel(/^Code on the TV/), code ?? '')
  await expectToast(phone, 'Added. The display will show the times within a few seconds.', () =>
    person.press(button('Add the display')),
  )
  // While a prayer is in progress, the display shows only that.
  await expect(television.locator('.tv-root')).toContainText(new RegExp(`${name}|in progress`))

  const owner = await openPhone(browser)
  await owner.goto(urlOf('desk.localhost', '/'))
  await owner.getByRole('button', { name: 'Enter as installation owner' }).click()
  await owner.getByRole('button', { name: `Approve ${name}` }).click()
  await expectToast(owner, 'Approved. We’ve emailed the owners.', () =>
    owner.getByRole('button', { name: 'Approve and send' }).click(),
  )

  const visitor = await openPhone(browser)
  // Pages are cached for a second.
  await expect(async () => {
    await visitor.goto(urlOf(`${slug}.localhost`, '/'))
    await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0, { timeout: 100 })
  }).toPass()
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByText('Maghrib').first()).toBeVisible()
  await expect(visitor.getByText('Our doors are open from Friday.').first()).toBeVisible()
  await visitor.goto(urlOf(`${slug}.localhost`, '/donate'))
  await expect(visitor.getByText('Running the mosque').first()).toBeVisible()

  const { touches, keys, screens, seconds } = person.effort()
  test.info().annotations.push({
    type: 'figure',
    description: `desk, a mosque from an empty browser to approved, with an announcement and a display: ${touches} touches, ${keys} keys, ${screens} screens, ${Math.round(seconds)} s`,
  })
  expect(seconds).toBeLessThan(600)
  for (const page of [phone, television, owner, visitor]) await page.context().close()
})
