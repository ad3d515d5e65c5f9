// features: contact desk-messages email
import {
  type EmailingServer,
  enterDesk,
  expect,
  enterAsNewMember,
  reloadOnceStored,
  sizes,
  startEmailingServer,
  test as base,
} from '@minaret/e2e'

const mosque = 'an-noor'

/** Starts a server that sends its emails to a real mail server on this machine. */
const test = base.extend<{ server: EmailingServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  server: async ({}, provide) => {
    const server = await startEmailingServer()
    await provide(server)
    await server.stop()
  },
})

/** The text of each reply among these emails. */
const replyTexts = (mails: { text?: string }[]) =>
  mails.flatMap(({ text }) => /Please come on \w+\./.exec(text ?? '')?.[0] ?? [])

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a reply is undone within ten seconds, sent again, and accepted by the mail server', async ({
    page,
    server,
  }) => {
    await enterAsNewMember(page, server, { tenant: mosque, email: 'aisha@example.org' })
    await page.getByRole('link', { name: 'Messages', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    await page.getByRole('link', { name: 'A visit from our school' }).tap()
    await page.getByLabel('Saved replies').selectOption('You’re welcome to visit')
    const reply = page.getByRole('textbox', { name: 'Your reply' })
    await expect(reply).toHaveValue(/Visitors are welcome/)
    await reply.fill('Please come on Tuesday.')
    await reloadOnceStored(page)
    await expect(reply).toHaveValue('Please come on Tuesday.')

    await page.getByRole('button', { name: 'Send reply' }).tap()
    await expect(page.getByText('Waiting to be sent')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel sending' }).tap()
    await expect(reply).toHaveValue('Please come on Tuesday.')
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    expect(replyTexts(server.mails)).toEqual([])

    await reply.fill('Please come on Thursday.')
    await page.getByRole('button', { name: 'Send reply' }).tap()
    await expect(page.getByText('Accepted by the mail server')).toBeVisible()
    expect(replyTexts(server.mails)).toEqual(['Please come on Thursday.'])
    await page.getByRole('link', { name: 'All messages' }).tap()
    await expect(page.getByRole('link', { name: 'Nikah in March' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'A visit from our school' })).toHaveCount(0)
  })
})

base('a demonstration’s imam can read questions, and sees that no emails are sent', async ({ page }) => {
  await enterDesk(page, 'imam')
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions for the imam' })).toBeVisible()
  await expect(page.getByText('Lost glasses')).toHaveCount(0)
  await page.getByRole('link', { name: 'A question for the imam' }).click()
  await expect(page.getByText('My father is ill')).toBeVisible()
  await expect(page.getByText('No emails are sent from the demonstration.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send reply' })).toHaveCount(0)
})

base(
  'a message is assigned, marked as answered and reopened, and an editor has no access to messages',
  async ({ page }) => {
    await enterDesk(page, 'administrator')
    await page.getByRole('link', { name: 'Messages', exact: true }).click()
    await expect(page.getByText('My father is ill')).toHaveCount(0)
    await page.getByRole('link', { name: 'Lost glasses' }).click()
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await expect(page.getByText('Yusuf Khan assigned a message')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
    await page.getByText('Account').click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Try the staff area' })).toBeVisible()
    await enterDesk(page, 'editor')
    await expect(page.getByRole('link', { name: 'Messages', exact: true })).toHaveCount(0)
  },
)
