// inputs: packages/*/src/{newsletter,newsletter-leave} packages/screens/src/desk/newsletter packages/foundation/src/email
import { type EmailingServer, expect, enterAsNewMember, sizes, startEmailingServer, test as base } from '@minaret/e2e'

const mosque = 'an-noor'
const subject = 'The car park is closed on Saturday'

/** Starts a server that sends emails, including to subscribers. */
const test = base.extend<{ server: EmailingServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  server: async ({}, provide) => {
    const server = await startEmailingServer()
    await provide(server)
    await server.stop()
  },
})

const emailsAbout = ({ mails }: EmailingServer, emailSubject: string) =>
  mails.filter((mail) => mail.subject === emailSubject)
const recipientsOf = (server: EmailingServer) =>
  emailsAbout(server, subject)
    .flatMap(({ envelope }) => envelope.to)
    .toSorted((a, b) => a.localeCompare(b))

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('subscribers who agreed on paper are added with proof and receive a newsletter after a test, and one unsubscribes by its link', async ({
    page,
    server,
  }) => {
    await enterAsNewMember(page, server, { tenant: mosque, email: 'aisha@example.org' })
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('link', { name: 'Newsletter' }).tap()
    await expect(page.getByText('No newsletters yet')).toBeVisible()
    await page.getByRole('link', { name: '0 subscribers' }).tap()
    await page.getByRole('link', { name: 'Add people who’ve already agreed to get emails' }).tap()
    await page.getByLabel('People', { exact: true }).fill('maryam@example.org, Maryam\nno address\nbilal@example.org')
    await page.getByRole('button', { name: 'Check' }).tap()
    await expect(page.getByText('Enter the sentence they agreed to.')).toBeVisible()
    await page.getByLabel('Where did they agree?').fill('Paper form after Jumu’ah')
    await page.getByLabel('When did they agree?').fill('2026-01-09')
    await page.getByLabel('What did they agree to?').fill('Yes, email me the mosque’s news.')
    await page.getByRole('button', { name: 'Check' }).tap()
    await expect(page.getByText('Line 2: no address')).toBeVisible()
    await page.getByRole('button', { name: 'Add 2 people' }).tap()
    await expect(page.getByText('2 people were added')).toBeVisible()

    await page.getByRole('link', { name: 'Subscribers' }).tap()
    await page.getByText('How they agreed').first().tap()
    await expect(page.getByText('Yes, email me the mosque’s news.').first()).toBeVisible()

    await page.getByRole('link', { name: 'Newsletter', exact: true }).first().tap()
    await page.getByRole('link', { name: 'Write a newsletter' }).tap()
    await page.getByLabel('Subject').fill(subject)
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Please use Mill Lane.')
    await page.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByRole('button', { name: /^Send to/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Send a test to me' }).tap()
    await expect
      .poll(() => emailsAbout(server, `Test: ${subject}`).flatMap(({ envelope }) => envelope.to))
      .toEqual(['aisha@example.org'])
    await page.getByRole('button', { name: 'Send to 2 subscribers' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 2 subscribers' }).tap()
    await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
    await expect(page.getByText('2 of 2')).toBeVisible()
    expect(recipientsOf(server)).toEqual(['bilal@example.org', 'maryam@example.org'])

    const [bilal] = emailsAbout(server, subject).filter(({ envelope }) => envelope.to.includes('bilal@example.org'))
    const [link = ''] = /http\S+\/newsletter\/leave\/[\w-]+/.exec(bilal?.text ?? '') ?? []
    await page.goto(link)
    await page.getByRole('button', { name: 'Unsubscribe' }).tap()
    await expect(page.getByText('You’ve been unsubscribed.')).toBeVisible()
    await page.goto(`${server.desk}/${mosque}/newsletter/subscribers?show=left`)
    await expect(page.getByText('bilal@example.org')).toBeVisible()
    await page.getByRole('link', { name: 'Bounced' }).tap()
    await expect(page.getByText('No bounced addresses')).toBeVisible()
  })
})
