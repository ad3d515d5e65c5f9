// features: approvals cause desk-donors desk-gifts donors gift-aid regular
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  urlOf,
  expect,
  expectThanks,
  fillGift,
  type Giving,
  newMember,
  payInDemonstration,
  test,
  uniqueWord,
  expectToast,
} from '@minaret/e2e'

const mosque = 'ar-rahma'
const giving: Giving = { cause: 'The mosque’s upkeep', amount: '£25' }

/** A unique family name, so that a second run finds its own donors. */
const newFamily = () => `Bint${uniqueWord()}`

/** Gives on the mosque's website. @param overrides of a one-off gift */
async function give(page: Page, name: string, email: string, overrides: Partial<Giving> = {}): Promise<void> {
  const gift = { ...giving, ...overrides }
  await page.goto(urlOf('basic.localhost', '/donate/general'))
  await fillGift(page, { ...gift, donor: { name, email } })
  await payInDemonstration(page, gift.often ? 'Card accepted' : 'Payment succeeds', gift)
  if (gift.often) await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  else await expectThanks(page, gift)
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
  const family = newFamily()
  const name = `Ruqayya ${family}`
  const email = `${family.toLowerCase()}@example.org`
  await give(page, name, email, { often: 'Every Friday' })
  const desk = await newMember(browser, {
    tenant: mosque,
    email: `treasurer.${family.toLowerCase()}@example.org`,
    role: 'treasurer',
    name: 'Maryam Patel',
  })
  await openDonors(desk)
  await findDonor(desk, name)

  const contact = desk.getByRole('region', { name: 'Contact preferences' })
  await contact.getByLabel('Phone calls').selectOption('no')
  await expectToast(desk, 'Contact preferences saved.', () =>
    contact.getByRole('button', { name: 'Save preferences' }).click(),
  )
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(contact.getByLabel('Phone calls')).toHaveValue('unknown')

  const regular = desk.getByRole('region', { name: 'Regular gifts' })
  await regular.getByRole('button', { name: /^Pause: / }).click()
  const dialog = desk.getByRole('dialog', { name: 'Pause' })
  await dialog.getByRole('button', { name: 'Show the email' }).click()
  await expect(dialog.getByText(`To ${email}`)).toBeVisible()
  await expect(dialog.getByText(/is paused/).first()).toBeVisible()
  await expectToast(desk, 'The regular gift is paused, and the donor has been emailed.', () =>
    dialog.getByRole('button', { name: 'Pause and send' }).click(),
  )
  await expect(regular.getByText(/^Paused/)).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Emails sent' }).getByText('Regular gift paused')).toBeVisible()

  const declarations = desk.getByRole('region', { name: 'Gift Aid declarations' })
  await declarations.getByRole('button', { name: 'Record a spoken declaration' }).click()
  const spoken = desk.getByRole('dialog', { name: 'Record a spoken declaration' })
  await expect(spoken.getByText(/^I want to Gift Aid any donations I make in the future/)).toBeVisible()
  await spoken.getByRole('button', { name: 'Show the email' }).click()
  await expect(spoken.getByText('Enter the number or name of the donor’s house.')).toBeVisible()
  await spoken.getByLabel('I read this to the donor and they agreed').check()
  await spoken.getByLabel('House name or number').fill('12A')
  await spoken.getByLabel('Postcode').fill('le1 1aa')
  await spoken.getByRole('button', { name: 'Show the email' }).click()
  await expect(spoken.getByText(/you have 30 days to change your mind/i)).toBeVisible()
  await expectToast(desk, 'Recorded. We’re emailing the donor the written record.', () =>
    spoken.getByRole('button', { name: 'Record and send' }).click(),
  )
  await expect(declarations.getByText('12A, LE1 1AA', { exact: true })).toBeVisible()
  await desk.context().close()
})

test(
  'two entries of one donor are merged from the list of duplicates, and separated again',
  { tag: '@slow' },
  async ({ browser, page }) => {
    const family = newFamily()
    const word = family.toLowerCase()
    const [first, second] = [`Sumayya ${family}`, `S ${family}`]
    await give(page, first, `sumayya.${word}@gmail.com`)
    await give(page, second, `Sumayya${word}+mosque@googlemail.com`)
    const desk = await newMember(browser, {
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
  const family = newFamily()
  const word = family.toLowerCase()
  const [name, email] = [`Zaynab ${family}`, `zaynab.${word}@example.org`]
  await give(page, name, email)
  const join = (who: string, called: string) =>
    newMember(browser, { tenant: mosque, email: `${who}.${word}.data@example.org`, role: 'owner', name: called })
  const first = await join('first', `Maryam ${word}`)
  const second = await join('second', `Yusuf ${word}`)
  await openDonors(first)
  await findDonor(first, name)
  const section = first.getByRole('region', { name: 'Personal data' })

  const downloading = first.waitForEvent('download')
  await section.getByRole('button', { name: /^Export their data/ }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^donor-ar-rahma-[\d-]+\.json$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain(email)

  await section.getByRole('button', { name: /^Delete their data/ }).click()
  const question = first.getByRole('alertdialog', { name: 'Delete all data about this donor?' })
  await expect(question.getByText('Name, email address and notes on gifts: 1')).toBeVisible()
  await expectToast(first, 'Another owner has to approve this. We’ve emailed them.', () =>
    question.getByRole('button', { name: 'Ask for approval' }).click(),
  )

  await first.getByRole('link', { name: 'Back to donors' }).click()

  await second.getByRole('button', { name: 'More', exact: true }).click()
  await second.getByRole('link', { name: 'Approvals' }).click()
  const sentence = 'Delete all data about the donor z…@example.org'
  const request = second
    .getByRole('listitem')
    .filter({ hasText: sentence })
    .filter({ hasText: `Maryam ${word}` })
  await request.getByRole('button', { name: `Approve: ${sentence}` }).click()
  await expectToast(second, 'Approved and done.', () =>
    second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click(),
  )

  // A background job deletes it shortly afterwards.
  await expect(async () => {
    await first.reload()
    await first.getByRole('searchbox', { name: 'Find a donor' }).fill(word)
    await expect(first.getByText('No donors found')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await first.context().close()
  await second.context().close()
})
