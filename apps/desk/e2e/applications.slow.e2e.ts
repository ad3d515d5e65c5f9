// inputs: packages/*/src/{applications,maktab} packages/screens/src/desk/applications
import { randomUUID } from 'node:crypto'
import {
  type EmailingServer,
  expect,
  enterAsNewMember,
  post,
  sizes,
  startEmailingServer,
  test as base,
} from '@minaret/e2e'

const mosque = 'an-noor'
const course = 'How to pray, for beginners'

/** Starts a server that sends emails, including to applicants. */
const test = base.extend<{ server: EmailingServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  server: async ({}, provide) => {
    const server = await startEmailingServer()
    await provide(server)
    await server.stop()
  },
})

async function applyForCourse({ site }: EmailingServer, name: string, email: string): Promise<void> {
  const form = { attemptId: randomUUID(), courseId: 'fiqh-of-prayer', name, email, message: 'Is there a crèche?' }
  expect((await post(site, '/api/course/applicant', form)).status).toBe(200)
}

async function registerChildren({ site }: EmailingServer): Promise<void> {
  const guardian = { name: 'Khadija Rahman', email: 'khadija@example.org', contactNumber: '07911 123456' }
  const children = [
    { firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2018-03-04' },
    { firstName: 'Maryam', lastName: 'Rahman', dateOfBirth: '2019-09-10' },
  ]
  const form = { attemptId: randomUUID(), guardian, children, consent: true }
  expect((await post(site, '/api/maktab/register', form)).status).toBe(200)
}

const emailsTo = ({ mails }: EmailingServer, address: string, subject: string) =>
  mails.filter((mail) => mail.envelope.to.includes(address) && mail.subject?.includes(subject)).map(({ text }) => text)

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('an acceptance with a previewed email is undone before it is sent, and a second one reaches the applicant', async ({
    page,
    server,
  }) => {
    await applyForCourse(server, 'Maryam Siddiqui', 'maryam@example.org')
    await applyForCourse(server, 'Bilal Noor', 'bilal@example.org')
    await enterAsNewMember(page, server, { tenant: mosque, email: 'aisha@example.org' })
    await page.getByRole('link', { name: 'Open the applications' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
    await page.getByRole('link', { name: course }).tap()
    await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
    await page.getByRole('link', { name: 'Maryam Siddiqui' }).tap()

    await page.getByRole('button', { name: 'Accept', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'This email will be sent' })).toBeFocused()
    await expect(page.getByText(`You have a place: ${course}`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Text' }).fill('Please come on Tuesday.')
    await page.getByRole('button', { name: 'Accept and send' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByText('Not decided yet')).toBeVisible()

    await page.getByRole('button', { name: 'Accept', exact: true }).tap()
    await page.getByRole('textbox', { name: 'Text' }).fill('Please come on Thursday.')
    await page.getByRole('button', { name: 'Accept and send' }).tap()
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
    await expect.poll(() => emailsTo(server, 'maryam@example.org', 'You have a place')).toHaveLength(1)
    expect(emailsTo(server, 'maryam@example.org', 'You have a place')[0]).toContain('Please come on Thursday.')

    await page.getByRole('link', { name: 'Back to the list' }).tap()
    await page.getByRole('link', { name: 'Bilal Noor' }).tap()
    await page.getByRole('button', { name: 'Add to waiting list' }).tap()
    await page.getByRole('button', { name: 'Add to waiting list and send' }).tap()
    await expect(page.getByText('On the waiting list', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).tap()
    await expect(page.getByText('No applications to decide')).toBeVisible()
    await page.getByRole('link', { name: 'Waiting list' }).tap()
    await expect(page.getByRole('link', { name: 'Bilal Noor' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Maryam Siddiqui' })).toHaveCount(0)
  })

  test('a family is accepted, its children are added to a class, and the class’s register is taken', async ({
    page,
    server,
    allowConsoleErrors,
  }) => {
    await registerChildren(server)
    await enterAsNewMember(page, server, { tenant: mosque, email: 'aisha@example.org' })
    await page.goto(`${server.desk}/${mosque}/applications/classes`)
    await page.getByLabel('Name', { exact: true }).fill('Saturday beginners')
    await page.getByLabel('Teacher').selectOption('Aisha Rahman')
    await page.getByRole('button', { name: 'Add a class' }).tap()
    await expect(page.getByRole('link', { name: 'Saturday beginners' })).toBeVisible()

    await page.getByRole('link', { name: 'All applications' }).tap()
    await page.getByRole('link', { name: 'Families' }).tap()
    await page.getByRole('link', { name: 'Khadija Rahman' }).tap()
    await page.getByRole('button', { name: 'Accept', exact: true }).tap()
    await page.getByRole('button', { name: 'Accept and send' }).tap()
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
    for (const child of ['Yusuf', 'Maryam']) {
      // The field is disabled shortly after the choice, and enabled again once it is saved.
      const saveResponse = page.waitForResponse((response) => response.url().endsWith('/class'))
      await page.getByLabel(`${child}’s class`).selectOption('Saturday beginners')
      expect((await saveResponse).status()).toBe(200)
      await expect(page.getByLabel(`${child}’s class`)).toBeEnabled()
    }

    await page.goto(`${server.desk}/${mosque}/applications/classes`)
    await page.getByRole('link', { name: 'Saturday beginners' }).tap()
    await expect(page.getByText('0 of 2 marked')).toBeVisible()
    const yusuf = page.getByRole('group', { name: 'Yusuf R' })
    const maryam = page.getByRole('group', { name: 'Maryam R' })
    await yusuf.getByRole('button', { name: 'Present' }).tap()
    await maryam.getByRole('button', { name: 'Absent' }).tap()
    await expect(page.getByText('2 of 2 marked')).toBeVisible()
    await maryam.getByRole('button', { name: 'Late' }).tap()
    await expect(maryam.getByRole('button', { name: 'Late' })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(yusuf.getByRole('button', { name: 'Present' })).toHaveAttribute('aria-pressed', 'true')
    await expect(maryam.getByRole('button', { name: 'Late' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Previous day' }).tap()
    await expect(page.getByText('0 of 2 marked')).toBeVisible()

    // Marks made offline are queued, and sent once the connection is back.
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await yusuf.getByRole('button', { name: 'Late' }).tap()
    await expect(page.getByText('1 mark isn’t saved yet')).toBeVisible()
    await yusuf.getByRole('button', { name: 'Present' }).tap()
    await maryam.getByRole('button', { name: 'Absent' }).tap()
    await expect(page.getByText('2 of 2 marked. 2 marks aren’t saved yet')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Yusuf')
    await page.context().setOffline(false)
    await expect(page.getByText('2 of 2 marked. Marks are saved automatically')).toBeVisible()
    await page.reload()
    await expect(yusuf.getByRole('button', { name: 'Present' })).toHaveAttribute('aria-pressed', 'true')
    await expect(maryam.getByRole('button', { name: 'Absent' })).toHaveAttribute('aria-pressed', 'true')
  })
})
