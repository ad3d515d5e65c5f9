// features: approvals cause desk-donors desk-gifts donors gift-aid regular
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  urlOf,
  expect,
  expectThankYouPage,
  fillGift,
  type TestGift,
  createMember,
  payInDemonstration,
  test,
  uniqueWord,
  expectToast,
} from '@minaret/e2e'

const mosque = 'ar-rahma'
const defaultGift: TestGift = { cause: 'The mosque’s upkeep', amount: '£25' }

/** A unique family name, so that a repeated run finds its own donors. */
const uniqueFamilyName = () => `Bint${uniqueWord()}`

/** Gives on the mosque's website. @param overrides changes to a one-off gift */
async function give(page: Page, name: string, email: string, overrides: Partial<TestGift> = {}): Promise<void> {
  const gift = { ...defaultGift, ...overrides }
  await page.goto(urlOf('basic.localhost', '/donate/general'))
  await fillGift(page, { ...gift, donor: { name, email } })
  await payInDemonstration(page, gift.frequency ? 'Card accepted' : 'Payment succeeds', gift)
  if (gift.frequency) await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  else await expectThankYouPage(page, gift)
}

/** Opens the list of donors from Today. */
async function openDonors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Donors', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Donors' })).toBeVisible()
}

async function findDonor(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a donor' }).fill(name.toLowerCase())
  const list = page.getByRole('list', { name: 'Donors' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a treasurer finds a donor, changes and restores their contact preferences, and pauses their regular gift', async ({
  browser,
  page,
}) => {
  const familyName = uniqueFamilyName()
  const name = `Ruqayya ${familyName}`
  const email = `${familyName.toLowerCase()}@example.org`
  await give(page, name, email, { frequency: 'Fridays' })
  const desk = await createMember(browser, {
    tenant: mosque,
    email: `treasurer.${familyName.toLowerCase()}@example.org`,
    role: 'treasurer',
    name: 'Maryam Patel',
  })
  await openDonors(desk)
  await findDonor(desk, name)

  const preferences = desk.getByRole('region', { name: 'Contact preferences' })
  await preferences.getByLabel('Phone calls').selectOption('no')
  await expectToast(desk, 'Contact preferences saved.', () =>
    preferences.getByRole('button', { name: 'Save preferences' }).click(),
  )
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(preferences.getByLabel('Phone calls')).toHaveValue('unknown')

  const regularGifts = desk.getByRole('region', { name: 'Regular gifts' })
  await regularGifts.getByRole('button', { name: /^Pause: / }).click()
  const dialog = desk.getByRole('dialog', { name: 'Pause' })
  await dialog.getByRole('button', { name: 'Preview the email' }).click()
  await expect(dialog.getByText(`To ${email}`)).toBeVisible()
  await expect(dialog.getByText(/is paused/).first()).toBeVisible()
  await expectToast(desk, 'The regular gift is paused, and the donor has been emailed.', () =>
    dialog.getByRole('button', { name: 'Pause gift' }).click(),
  )
  await expect(regularGifts.getByText(/^Paused/)).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Emails sent' }).getByText('Regular gift paused')).toBeVisible()

  const declarations = desk.getByRole('region', { name: 'Gift Aid declarations' })
  await declarations.getByRole('button', { name: 'Record a spoken declaration' }).click()
  const spokenDialog = desk.getByRole('dialog', { name: 'Record a spoken declaration' })
  await expect(spokenDialog.getByText(/^I want to Gift Aid any donations I make in the future/)).toBeVisible()
  await spokenDialog.getByRole('button', { name: 'Preview the email' }).click()
  await expect(spokenDialog.getByText('Enter the number or name of the donor’s house.')).toBeVisible()
  await spokenDialog.getByLabel('I read this to the donor and they agreed').check()
  await spokenDialog.getByLabel('House name or number').fill('12A')
  await spokenDialog.getByLabel('Postcode').fill('le1 1aa')
  await spokenDialog.getByRole('button', { name: 'Preview the email' }).click()
  await expect(spokenDialog.getByText(/you have 30 days to change your mind/i)).toBeVisible()
  await expectToast(desk, 'Recorded. We’re emailing the donor the written record.', () =>
    spokenDialog.getByRole('button', { name: 'Record and send' }).click(),
  )
  await expect(declarations.getByText('12A, LE1 1AA', { exact: true })).toBeVisible()
  await desk.context().close()
})

test(
  'two entries for one donor are merged from the list of duplicates, and separated again',
  { tag: '@slow' },
  async ({ browser, page }) => {
    const familyName = uniqueFamilyName()
    const word = familyName.toLowerCase()
    const [first, second] = [`Sumayya ${familyName}`, `S ${familyName}`]
    await give(page, first, `sumayya.${word}@gmail.com`)
    await give(page, second, `Sumayya${word}+mosque@googlemail.com`)
    const desk = await createMember(browser, {
      tenant: mosque,
      email: `treasurer.${word}@example.org`,
      role: 'treasurer',
      name: 'Maryam Patel',
    })
    await openDonors(desk)
    await desk.getByRole('link', { name: 'Possible duplicates' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Possible duplicates' })).toBeVisible()
    const pair = desk.getByRole('region').filter({ hasText: first }).filter({ hasText: second })
    await expect(pair.getByText('Similar email address')).toBeVisible()
    await expectToast(desk, 'They’re now listed as one donor.', () =>
      pair.getByRole('button', { name: new RegExp(`^Merge and keep this one: ${first}`) }).click(),
    )
    await expect(pair).toHaveCount(0)

    await desk.getByRole('link', { name: 'Back to donors' }).click()
    await findDonor(desk, first)
    const entries = desk.getByRole('list', { name: 'Name and contact details' })
    await expect(entries.getByRole('listitem')).toHaveCount(2)
    const gifts = desk.getByRole('list', { name: 'Gifts', exact: true })
    await expect(gifts.getByRole('listitem')).toHaveCount(2)

    await gifts.getByRole('link').first().click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Gift of £25' })).toBeVisible()
    await desk.getByRole('region', { name: 'Details' }).getByRole('link', { name: second }).click()
    await expect(desk.getByRole('heading', { level: 1, name: first })).toBeVisible()

    await expectToast(desk, 'They’re listed as two donors again.', () =>
      entries.getByRole('button', { name: `Separate: ${second}` }).click(),
    )
    await expect(entries.getByRole('listitem')).toHaveCount(1)
    await desk.context().close()
  },
)

test('a donor’s personal data is exported, and deleted once a second owner approves', async ({ browser, page }) => {
  const familyName = uniqueFamilyName()
  const word = familyName.toLowerCase()
  const [name, email] = [`Zaynab ${familyName}`, `zaynab.${word}@example.org`]
  await give(page, name, email)
  const join = (account: string, fullName: string) =>
    createMember(browser, {
      tenant: mosque,
      email: `${account}.${word}.data@example.org`,
      role: 'owner',
      name: fullName,
    })
  const firstOwner = await join('first', `Maryam ${word}`)
  const secondOwner = await join('second', `Yusuf ${word}`)
  await openDonors(firstOwner)
  await findDonor(firstOwner, name)
  const section = firstOwner.getByRole('region', { name: 'Personal data' })

  const download = firstOwner.waitForEvent('download')
  await section.getByRole('button', { name: /^Export their data/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^donor-ar-rahma-[\d-]+\.json$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain(email)

  await section.getByRole('button', { name: /^Delete their data/ }).click()
  const dialog = firstOwner.getByRole('alertdialog', { name: 'Delete all data about this donor?' })
  await expect(dialog.getByText('Name, email address and notes on gifts: 1')).toBeVisible()
  await expectToast(firstOwner, 'Another owner has to approve this. We’ve emailed them.', () =>
    dialog.getByRole('button', { name: 'Ask for approval' }).click(),
  )

  await firstOwner.getByRole('link', { name: 'Back to donors' }).click()

  await secondOwner.getByRole('button', { name: 'More', exact: true }).click()
  await secondOwner.getByRole('link', { name: 'Approvals' }).click()
  const requestLabel = 'Delete all data about the donor z…@example.org'
  const request = secondOwner
    .getByRole('listitem')
    .filter({ hasText: requestLabel })
    .filter({ hasText: `Maryam ${word}` })
  await request.getByRole('button', { name: `Approve: ${requestLabel}` }).click()
  await expectToast(secondOwner, 'Approved. It has now taken effect.', () =>
    secondOwner.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click(),
  )

  // A background job deletes the data shortly afterwards.
  await expect(async () => {
    await firstOwner.reload()
    await firstOwner.getByRole('searchbox', { name: 'Find a donor' }).fill(word)
    await expect(firstOwner.getByText('No donors found')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await firstOwner.context().close()
  await secondOwner.context().close()
})
