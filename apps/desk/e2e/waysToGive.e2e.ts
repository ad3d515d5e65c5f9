// features: approvals card-accounts card-payments cause desk-approvals desk-today desk-ways-to-give gifts setup-tasks webhooks
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  chooseGift,
  urlOf,
  expect,
  expectThankYouPage,
  fakeStripeJs,
  createMember,
  openPhone,
  runCommand,
  test,
  expectToast,
} from '@minaret/e2e'

/** The default cause of a new mosque. */
const cause = 'Where it’s needed most'

/** Creates a mosque unique to this run, with the default causes. */
async function createMosque(tenant: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-ways-'))
  const env = { DATA_DIR: process.env.E2E_DATA ?? '' }
  const content = path.join(folder, tenant)
  const name = `Masjid ${tenant}`
  for (const command of [
    ['tenant', 'create', tenant, '--name', name, '--host', `${tenant}.localhost`, '--folder', content],
    ['content', 'import', content, '--tenant', tenant],
  ]) {
    const { code, output } = await runCommand(command, env)
    expect(code, output).toBe(0)
  }
  await rm(folder, { recursive: true })
}

test('an owner sets up card payments from a phone, another approves, and a donor gives by card', async ({
  browser,
}) => {
  const tag = randomUUID().slice(0, 8)
  const tenant = `cards-${tag}`
  await createMosque(tenant)
  const join = (name: string) =>
    createMember(browser, { tenant, email: `${name.split(' ')[0]}.${tag}@example.org`, role: 'owner', name })
  const [aisha, yusuf] = [await join('Aisha Noor'), await join('Yusuf Noor')]

  // From the list of setup tasks.
  await aisha.getByRole('link', { name: 'Set up ways to give' }).click()
  const card = aisha.getByRole('region', { name: 'Card payments' })
  await expect(card.getByText('Not started')).toBeVisible()
  await card.getByRole('button', { name: 'Set up card payments' }).click()

  // Stripe’s form is first closed unfinished, then completed.
  await aisha.getByRole('button', { name: 'Finish later' }).click()
  await expect(card.getByText('Stripe needs some details')).toBeVisible()
  await expect(card.getByText('the bank account to pay into')).toBeVisible()
  await expect(card.getByText('Another owner has to approve this Stripe account.')).toBeVisible()
  await card.getByRole('button', { name: 'Continue with Stripe' }).click()
  await aisha.getByRole('button', { name: 'Submit everything for review' }).click()
  await expect(card.getByText('Stripe is checking your details')).toBeVisible()
  const account = (await card.getByText(/^acct_/).textContent()) ?? ''
  await fetch(`${process.env.E2E_STRIPE}/test/account?id=${account}&outcome=complete`, { method: 'POST' })
  await expect(async () => {
    // Stripe may also report it by webhook, and then there is no button to press.
    const checkAgain = card.getByRole('button', { name: 'Check again' })
    if (await checkAgain.isVisible()) await checkAgain.click({ timeout: 2000 })
    await expect(card.getByText('Stripe is ready, but another owner has to approve the account')).toBeVisible({
      timeout: 5000,
    })
  }).toPass({ timeout: 30_000 })

  // Until the approval, donors cannot pay by card.
  const donor = await openPhone(browser)
  await fakeStripeJs(donor, 'succeeds')
  await donor.goto(urlOf(`${tenant}.localhost`, '/donate'))
  await donor.getByRole('link', { name: cause }).click()
  await expect(donor.getByText('We can’t take card payments on this website yet.')).toBeVisible()

  await yusuf.reload()
  await yusuf.getByRole('link', { name: `Take card payments with the Stripe account ${account}` }).click()
  await yusuf.getByRole('button', { name: /^Approve: Take card payments/ }).click()
  await expectToast(yusuf, 'Approved. It has now taken effect.', () =>
    yusuf.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click(),
  )
  await aisha.reload()
  await expect(card.getByText('Ready: donors can pay by card')).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)

  // Pages are cached for a second.
  const gift = { cause, amount: '£25' }
  await expect(async () => {
    await donor.goto(urlOf(`${tenant}.localhost`, '/donate'))
    await chooseGift(donor, gift)
    await expect(donor.getByLabel('Card number')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await donor.getByLabel('Card number').fill('4242')
  await donor.getByRole('button', { name: 'Donate £25' }).click()
  await expectThankYouPage(donor, gift)

  // Stripe stops card payments: Today shows it to the owners, with a link to the form.
  await fetch(`${process.env.E2E_STRIPE}/test/account?id=${account}&outcome=past-due`, { method: 'POST' })
  await expect(async () => {
    await aisha.goto(urlOf('desk.localhost', `/${tenant}`))
    await expect(aisha.getByText('Stripe has stopped card payments.')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await aisha.getByRole('link', { name: 'See what to do' }).click()
  await expect(card.getByText('proof of identity')).toBeVisible()
  await card.getByRole('button', { name: 'Continue with Stripe' }).click()
  await aisha.getByRole('button', { name: 'Submit everything', exact: true }).click()
  await expect(card.getByText('Ready: donors can pay by card')).toBeVisible()
  for (const page of [aisha, yusuf, donor]) await page.context().close()
})
