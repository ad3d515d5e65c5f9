import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewsletterIssue, NewsletterIssues, SubscriberListed } from '@minaret/contract/desk'
import { createDirectory } from '../../../foundation/src/tenancy/directory.ts'
import { readImapUrl } from '../../../foundation/src/email/imapUrl.ts'
import { mails } from '../../../foundation/src/db/mail.ts'
import { subscriberConsents, subscribers } from '../../../foundation/src/db/people.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { writeReport } from '../../../testkit/src/emailReports.ts'
import { type ImapMailbox, startImapMailbox } from '../../../testkit/src/imap.ts'
import {
  type Mailbox,
  startMailbox,
  startTestServer,
  type TestServer,
  type TestTenant,
} from '../../../acceptance/src/index.ts'
import { emailReportTasks } from './tasks.ts'

let smtp: Mailbox
let imap: ImapMailbox
let host: TestServer
let logEntries: object[]

beforeAll(async () => {
  smtp = await startMailbox()
  const mail = { smtpUrl: smtp.smtpUrl, from: 'news@minaret.example', returnTo: 'bounces@minaret.example' }
  host = await startTestServer({ mail, limitRates: false, desk: { hostname: deskHostname } })
})
afterAll(async () => {
  await host.close()
  await smtp.close()
})
beforeEach(async () => {
  logEntries = []
  imap = await startImapMailbox()
  return () => imap.close()
})

/** Runs the report job once. */
async function readReports(imapUrl = imap.imapUrl): Promise<void> {
  const server = readImapUrl(imapUrl)
  if (!('host' in server)) throw new Error(server.problem)
  const { database } = host
  const tasks = emailReportTasks({
    database,
    directory: createDirectory(database),
    mailbox: { server },
    log: { error: (entry: object) => void logEntries.push(entry) },
    now: () => new Date(),
  })
  await tasks['mail-reports']()
}

/** Creates a mosque that has sent an issue to one subscriber. @returns also the email as received by the mail server */
async function sendIssue(address = 'yusuf@example.org') {
  const mosque = await host.tenant({ timeZone: 'Europe/London' })
  const owner = await staffUser(host, mosque, ['owner'])
  const base = `/mosques/${mosque.slug}`
  const proof = { source: 'Paper form', agreedOn: '2026-11-06', wording: 'Yes, email me the news.' }
  await owner.post(`${base}/subscribers/import`, { text: address, check: false, ...proof })
  const before = smtp.mails.length
  const draft: NewsletterIssue = Object(
    (await owner.post(`${base}/newsletter`, { subject: 'News', text: 'Salam' })).body.data,
  )
  const issuePath = `${base}/newsletter/${draft.id}`
  const testedIssue: NewsletterIssue = Object(
    (await owner.post(`${issuePath}/test`, { version: draft.version })).body.data,
  )
  await owner.post(`${issuePath}/send`, { version: testedIssue.version, recipients: 1 })
  const progress = async () => {
    const issue: NewsletterIssue = Object((await owner.get(issuePath)).body.data)
    return issue.progress
  }
  await expect.poll(async () => (await progress()).accepted, { timeout: 20_000 }).toBe(1)
  const receivedEmail = smtp.mails.slice(before).find(({ envelope }) => envelope.to[0] === address)
  const listSubscribers = async (show: string) => {
    const data: SubscriberListed[] = Object((await owner.get(`${base}/subscribers?show=${show}`)).body.data)
    return data.map(({ email, bounceStatus }) => ({ email, bounceStatus }))
  }
  const original = (receivedEmail?.bytes ?? '').split('\r\n\r\n')[0] ?? ''
  return { mosque, owner, base, envelope: receivedEmail?.envelope, original, listSubscribers, progress }
}
const consentsOf = ({ id }: TestTenant) =>
  host.database.forTenant(id)((tx) =>
    tx.select({ what: subscriberConsents.what }).from(subscriberConsents).orderBy(subscriberConsents.at),
  )
const yusuf = 'yusuf@example.org'

test('a bounced issue is shown at the desk, and no further issue is sent to that address', async () => {
  const { owner, base, envelope, original, listSubscribers, progress } = await sendIssue()
  expect(envelope?.from).toBe('bounces@minaret.example')
  imap.deliver(writeReport({ original }))
  await readReports()
  expect(await listSubscribers('confirmed')).toEqual([])
  expect(await listSubscribers('bounced')).toEqual([{ email: yusuf, bounceStatus: '5.1.1' }])
  expect(await progress()).toMatchObject({ accepted: 0, bounced: 1 })
  const nextIssue: NewsletterIssue = Object(
    (await owner.post(`${base}/newsletter`, { subject: 'Next', text: 'Salam' })).body.data,
  )
  expect(nextIssue.recipients).toBe(0)
  expect(imap.messages()).toEqual([])
  expect(logEntries).toEqual([])
})

test('a full mailbox counts as a bounce, and still gets the next issue', async () => {
  const { original, listSubscribers, progress } = await sendIssue()
  imap.deliver(writeReport({ original, status: '5.2.2' }))
  await readReports()
  expect(await listSubscribers('confirmed')).toEqual([{ email: yusuf }])
  expect(await progress()).toMatchObject({ bounced: 1 })
})

test('a spam complaint unsubscribes the address once, with a record of the reason', async () => {
  const { mosque, original, listSubscribers } = await sendIssue()
  imap.deliver(writeReport({ original, feedback: 'abuse' }))
  imap.deliver(writeReport({ original, feedback: 'abuse' }))
  await readReports()
  expect(await listSubscribers('left')).toEqual([{ email: yusuf }])
  expect(await consentsOf(mosque)).toEqual([{ what: 'imported' }, { what: 'complained' }])
})

test('a bounced address that subscribes and confirms again gets the newsletter again', async () => {
  const { mosque, original, listSubscribers } = await sendIssue()
  imap.deliver(writeReport({ original }))
  await readReports()
  await host.post(mosque, '/api/subscriber', { email: yusuf })
  const links = () => smtp.mails.flatMap(({ text }) => /newsletter\/confirm\/([\w-]+)/.exec(text ?? '')?.[1] ?? [])
  await expect.poll(links).toHaveLength(1)
  const [reference] = links()
  expect(await listSubscribers('confirmed')).toEqual([])
  expect((await host.post(mosque, '/api/subscriber/confirm', { reference })).code).toBe(200)
  expect(await listSubscribers('confirmed')).toEqual([{ email: yusuf }])
  // A repeated or later report about the old issue is ignored.
  imap.deliver(writeReport({ original }))
  await readReports()
  expect(await listSubscribers('confirmed')).toEqual([{ email: yusuf }])
})

test('ignores a forged report with another mosque’s name, an unknown email or an unsent email', async () => {
  const [firstIssue, secondIssue] = [await sendIssue(), await sendIssue('maryam@example.org')]
  const name = /^Message-ID: <([\w-]{22})@(.+)>/im.exec(firstIssue.original)
  imap.deliver(writeReport({ original: `Message-ID: <${name?.[1]}@${secondIssue.mosque.hostname}>` }))
  imap.deliver(writeReport({ original: `Message-ID: <${'A'.repeat(22)}@${name?.[2]}>`, feedback: 'abuse' }))
  imap.deliver(writeReport({ original: `Message-ID: <${name?.[1]}@nowhere.example>` }))
  await readReports()
  await host.database.forTenant(firstIssue.mosque.id)((tx) =>
    tx
      .update(mails)
      .set({ state: 'failed' })
      .where(eq(mails.id, name?.[1] ?? '')),
  )
  imap.deliver(writeReport({ original: firstIssue.original }))
  await readReports()
  expect(await firstIssue.listSubscribers('confirmed')).toEqual([{ email: yusuf }])
  expect(await secondIssue.listSubscribers('confirmed')).toEqual([{ email: 'maryam@example.org' }])
  const reportRows = await host.database.forTenant(firstIssue.mosque.id)((tx) =>
    tx.select({ report: mails.report }).from(mails),
  )
  expect(reportRows.filter(({ report }) => report)).toEqual([])
})

test('a report about another kind of email is recorded with it, and does not unsubscribe', async () => {
  const { mosque, listSubscribers } = await sendIssue()
  const [testEmail] = await host.database.forTenant(mosque.id)((tx) =>
    tx.select({ id: mails.id }).from(mails).where(eq(mails.kind, 'newsletter-test')),
  )
  imap.deliver(writeReport({ original: `Message-ID: <${testEmail?.id}@${mosque.hostname}>`, feedback: 'abuse' }))
  await readReports()
  const [row] = await host.database.forTenant(mosque.id)((tx) =>
    tx
      .select({ report: mails.report })
      .from(mails)
      .where(eq(mails.id, testEmail?.id ?? '')),
  )
  expect(row).toEqual({ report: 'complained' })
  expect(await listSubscribers('confirmed')).toEqual([{ email: yusuf }])
})

test('other messages stay in the mailbox, marked as read', async () => {
  imap.deliver('From: somebody@example.org\nSubject: I am away\n\nBack on Monday.')
  await readReports()
  expect(imap.messages()).toMatchObject([{ isRead: true }])
  await readReports()
  expect(imap.messages()).toHaveLength(1)
})

test('a failed login or connection to the mailbox is logged without password or user name', async () => {
  await readReports(imap.imapUrl.replace('bounces:', 'somebody:'))
  await readReports('imap://bounces:secret@127.0.0.1:1')
  expect(logEntries).toHaveLength(2)
  expect(JSON.stringify(logEntries)).not.toMatch(/secret|pass|somebody/)
})

test('bounced subscribers are not counted', async () => {
  const { mosque, owner, base } = await sendIssue()
  const count = async () => {
    const { subscribers: total }: NewsletterIssues = Object((await owner.get(`${base}/newsletter`)).body.data)
    return total
  }
  expect(await count()).toBe(1)
  await host.database.forTenant(mosque.id)((tx) => tx.update(subscribers).set({ bouncedAt: new Date() }))
  expect(await count()).toBe(0)
})
