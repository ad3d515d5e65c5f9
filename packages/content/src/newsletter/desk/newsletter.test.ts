import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewsletterIssue, SubscriberImported, SubscriberListed } from '@minaret/contract/desk'
import { mails } from '../../../../foundation/src/db/mail.ts'
import { subscriberConsents, subscriberImports, subscribers } from '../../../../foundation/src/db/people.ts'
import { type DeskUser, deskHostname, staffUser } from '../../../../acceptance/src/desk.ts'
import {
  type Mailbox,
  startMailbox,
  startTestServer,
  type TestResponse,
  type TestServer,
} from '../../../../acceptance/src/index.ts'

let mailbox: Mailbox
let server: TestServer

beforeAll(async () => {
  mailbox = await startMailbox()
  const mail = { smtpUrl: mailbox.smtpUrl, from: 'news@minaret.example' }
  server = await startTestServer({ mail, limitRates: false, desk: { hostname: deskHostname } })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

/** Creates a mosque for each test, so that subscriber counts are independent. */
async function startOffice() {
  const mosque = await server.tenant({ timeZone: 'Europe/London', languages: 'en,ar,ur' })
  const owner = await staffUser(server, mosque, ['owner'])
  return { mosque, owner, base: `/mosques/${mosque.slug}` }
}
type Office = Awaited<ReturnType<typeof startOffice>>

const proof = {
  source: 'Paper form after Jumu’ah',
  agreedOn: '2026-11-06',
  wording: 'Yes, email me the mosque’s news.',
}
const importList = ({ owner, base }: Office, text: string, changes: object = {}) =>
  owner.post(`${base}/subscribers/import`, { text, check: false, ...proof, ...changes })
const importResultOf = ({ body }: TestResponse) => {
  const data: SubscriberImported = Object(body.data)
  return data
}
const listSubscribers = async ({ owner, base }: Office, query = '') => {
  const data: SubscriberListed[] = Object((await owner.get(`${base}/subscribers${query}`)).body.data)
  return data
}
const issueOf = ({ body }: TestResponse) => {
  const data: NewsletterIssue = Object(body.data)
  return data
}
const text = '## This week\n\nThe **car park** is closed. [See the events](/events).'
const createIssue = async ({ owner, base }: Office, values: object = {}) =>
  issueOf(await owner.post(`${base}/newsletter`, { subject: 'News of the week', text, ...values }))
const act = ({ owner, base }: Office, { id }: Pick<NewsletterIssue, 'id'>, action: string, body: object = {}) =>
  owner.post(`${base}/newsletter/${id}/${action}`, body)
const view = async ({ owner, base }: Office, { id }: Pick<NewsletterIssue, 'id'>) =>
  issueOf(await owner.get(`${base}/newsletter/${id}`))
/** Sends a test email of an issue, then the issue. */
async function send(office: Office, issue: NewsletterIssue) {
  await act(office, issue, 'test', { version: issue.version })
  const { version, recipients } = await view(office, issue)
  return act(office, issue, 'send', { version, recipients })
}
const setState = ({ mosque }: Office, email: string, values: Partial<typeof subscribers.$inferInsert>) =>
  server.database.forTenant(mosque.id)((tx) =>
    tx.update(subscribers).set(values).where(eq(subscribers.emailKey, email)),
  )
const mailsTo = (email: string) => mailbox.mails.filter(({ envelope }) => envelope.to.includes(email))
/** Makes the pending jobs of issues run at once. */
const runPendingJobs = () =>
  server.database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'newsletter %'`)
async function waitUntilSent(office: Office, issue: NewsletterIssue): Promise<void> {
  const pollState = async () => {
    await runPendingJobs()
    return (await view(office, issue)).state
  }
  await expect.poll(pollState).toBe('sent')
}

describe('people who have already consented', () => {
  test('are added with a permanent proof of consent', async () => {
    const office = await startOffice()
    const checkResponse = await importList(office, 'a@example.org\nnobody', { check: true })
    expect(importResultOf(checkResponse)).toEqual({
      added: 1,
      already: 0,
      left: 0,
      problems: [
        { problem: 'There’s no email address on this line.', count: 1, examples: [{ line: 2, text: 'nobody' }] },
      ],
    })
    expect(await listSubscribers(office)).toEqual([])
    expect(importResultOf(await importList(office, 'Aisha,a@example.org,ur'))).toMatchObject({ added: 1 })
    const subscriberList = await listSubscribers(office)
    expect(subscriberList).toMatchObject([{ email: 'a@example.org', name: 'Aisha', language: 'ur', proof }])
    const change = (statement: string) => server.database.forTenant(office.mosque.id)((tx) => tx.execute(statement))
    for (const table of ['subscriber_imports', 'subscriber_consents'])
      await expect(change(`update ${table} set wording = ''`)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      })
    const consents = await server.database.forTenant(office.mosque.id)((tx) => tx.select().from(subscriberConsents))
    expect(consents).toMatchObject([{ what: 'imported', wording: proof.wording, importId: expect.any(String) }])
  })

  test.each([
    ['a source', { source: '  \u00A0 ' }, 'source'],
    ['a wording', { wording: '          ' }, 'wording'],
    ['a past date', { agreedOn: '2999-01-01' }, 'agreedOn'],
    ['a date', { agreedOn: undefined }, undefined],
  ])('are rejected without %s', async (_description, changes, field) => {
    const office = await startOffice()
    const refusal = await importList(office, 'a@example.org', changes)
    expect(refusal.code).toBe(422)
    if (field) expect(refusal.body.data).toMatchObject({ errors: { [field]: expect.any(String) } })
    expect(await server.database.forTenant(office.mosque.id)((tx) => tx.$count(subscriberImports))).toBe(0)
  })

  test('are not added again after unsubscribing, nor counted twice', async () => {
    const office = await startOffice()
    await importList(office, 'a@example.org\nb@example.org')
    const [first] = await listSubscribers(office, '?search=a%40')
    expect((await office.owner.post(`${office.base}/subscribers/${first?.id}/end`)).code).toBe(200)
    expect(importResultOf(await importList(office, 'a@example.org\nb@example.org\nc@example.org'))).toEqual({
      added: 1,
      already: 1,
      left: 1,
      problems: [],
    })
    const emails = (await listSubscribers(office)).map(({ email }) => email)
    expect(emails.toSorted()).toEqual(['b@example.org', 'c@example.org'])
    expect(JSON.stringify((await office.owner.get(`${office.base}/log`)).body)).not.toContain('@example.org')
  })
})

describe('an issue', () => {
  test('needs a test email first, then goes to its segment once, with an unsubscribe link in every email', async () => {
    const office = await startOffice()
    const [aisha, omar] = [`aisha@${office.mosque.slug}.example`, `omar@${office.mosque.slug}.example`]
    await importList(office, `${aisha}\n${omar},ar\nlate@${office.mosque.slug}.example`)
    await setState(office, `late@${office.mosque.slug}.example`, { state: 'left', leftAt: new Date() })
    const issue = await createIssue(office)
    expect(issue).toMatchObject({ recipients: 2, tested: false, state: 'draft' })
    const prematureResponse = await act(office, issue, 'send', { version: issue.version, recipients: 2 })
    expect([prematureResponse.code, prematureResponse.body.message]).toEqual([
      409,
      'Send a test of this version to yourself first, and check it.',
    ])
    await act(office, issue, 'test', { version: issue.version })
    await expect.poll(() => mailsTo(issue.testsGoTo).map(({ subject }) => subject)).toEqual(['Test: News of the week'])
    const { version, recipients } = await view(office, issue)
    expect((await act(office, issue, 'send', { version, recipients: recipients + 1 })).code).toBe(409)
    // A double click, and a colleague at the same time.
    const responses = await Promise.all([1, 2, 3].map(() => act(office, issue, 'send', { version, recipients })))
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    await waitUntilSent(office, issue)
    expect(mailsTo(omar)).toHaveLength(1)
    const [mail] = mailsTo(aisha)
    expect([mailsTo(aisha).length, mail?.subject]).toEqual([1, 'News of the week'])
    expect(mail?.html).toMatch(new RegExp(`<h2>This week</h2>[\\s\\S]*href="https://${office.mosque.hostname}/events"`))
    expect(mail?.text).toContain(
      `This week\n\nThe car park is closed. See the events (https://${office.mosque.hostname}/events).`,
    )
    expect(mail?.text).toContain('You’re getting this email because you signed up for news')
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const unsubscribeUrl = /^<https:\/\/[^/]+(\/api\/subscriber\/unsubscribe\?reference=[\w-]{43})>$/.exec(
      header('list-unsubscribe') ?? '',
    )
    const response = await server.app.inject({
      method: 'POST',
      url: unsubscribeUrl?.[1] ?? '',
      headers: { host: office.mosque.hostname, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(response.statusCode).toBe(200)
    expect((await listSubscribers(office)).map(({ email }) => email)).toEqual([omar])
    expect((await view(office, issue)).progress).toEqual({
      waiting: 0,
      queued: 0,
      accepted: 2,
      refused: 0,
      uncertain: 0,
      skipped: 0,
      bounced: 0,
    })
  }, 30_000)

  test.each([
    ['no-such-address', 'because the address does not exist', 0],
    ['refuse', 'without a reason', 1],
  ] as const)(
    'an email refused at once (%s), %s, determines whether the address receives the next issue',
    async (fault, _reason, recipients) => {
      const office = await startOffice()
      const address = `gone@${office.mosque.slug}.example`
      await importList(office, address)
      const issue = await createIssue(office)
      await act(office, issue, 'test', { version: issue.version })
      await expect.poll(() => mailsTo(issue.testsGoTo)).toHaveLength(1)
      mailbox.fail(fault)
      const { version } = await view(office, issue)
      await act(office, issue, 'send', { version, recipients: 1 })
      await waitUntilSent(office, issue)
      expect((await view(office, issue)).progress).toMatchObject({ accepted: 0, refused: 1 })
      expect((await createIssue(office)).recipients).toBe(recipients)
      const bouncedSubscribers = (await listSubscribers(office, '?show=bounced')).map(({ email, bounceStatus }) => [
        email,
        bounceStatus,
      ])
      expect(bouncedSubscribers).toEqual(recipients === 0 ? [[address, '5.1.1']] : [])
    },
  )

  test('is limited to a language, the mosque’s own by default, and to those who joined since a date', async () => {
    const office = await startOffice()
    await importList(office, 'a@example.org\nb@example.org,ar\nc@example.org,ur')
    await setState(office, 'a@example.org', { confirmedAt: new Date('2026-01-31T23:30:00Z') })
    const count = async (values: object) => (await createIssue(office, values)).recipients
    expect(await count({})).toBe(3)
    expect(await count({ language: 'en' })).toBe(1)
    expect(await count({ language: 'ar' })).toBe(1)
    expect(await count({ joinedSince: '2026-01-31' })).toBe(3)
    expect(await count({ joinedSince: '2026-02-01' })).toBe(2)
    expect(await count({ language: 'en', joinedSince: '2026-02-01' })).toBe(0)
  })

  test(
    'stops at once when paused, resumes, and skips subscribers who have since unsubscribed',
    { tags: ['slow'] },
    async () => {
      const office = await startOffice()
      const people = Array.from({ length: 60 }, (_, n) => `p${n}@${office.mosque.slug}.example`)
      await importList(office, people.join('\n'))
      const issue = await createIssue(office)
      await act(office, issue, 'test', { version: issue.version })
      await expect.poll(() => mailsTo(issue.testsGoTo).length).toBe(1)
      // The mail server is slow, so that most of the forty emails wait in the outbox.
      mailbox.fail(...Array.from({ length: 16 }, () => 'slow' as const))
      expect((await act(office, issue, 'send', { version: issue.version, recipients: 60 })).code).toBe(200)
      await expect.poll(async () => (await view(office, issue)).progress.accepted, { interval: 20 }).toBeGreaterThan(0)
      expect((await act(office, issue, 'pause')).code).toBe(200)
      await expect.poll(async () => (await view(office, issue)).progress.queued).toBe(0)
      const pausedIssue = await view(office, issue)
      expect(pausedIssue.state).toBe('paused')
      expect(pausedIssue.progress.waiting).toBeGreaterThan(20)
      await runPendingJobs()
      const unsentAddresses = people.filter((email) => mailsTo(email).length === 0)
      const leaver = unsentAddresses.at(-1) ?? ''
      await setState(office, leaver, { state: 'left', leftAt: new Date() })
      expect((await act(office, issue, 'resume')).code).toBe(200)
      await waitUntilSent(office, issue)
      expect(people.map((email) => mailsTo(email).length)).toEqual(people.map((email) => (email === leaver ? 0 : 1)))
      expect((await view(office, issue)).progress).toMatchObject({ accepted: 59, skipped: 1, waiting: 0, queued: 0 })
    },
  )

  test('rejects a change to a stale version, or once it is being sent', async () => {
    const office = await startOffice()
    await importList(office, 'a@example.org')
    const issue = await createIssue(office)
    const save = (version: number, subject: string) =>
      office.owner.post(`${office.base}/newsletter/${issue.id}`, { version, subject, text })
    expect((await save(1, 'Second words')).code).toBe(200)
    const staleResponse = await save(1, 'Late words')
    expect([staleResponse.code, issueOf(staleResponse).subject]).toEqual([409, 'Second words'])
    await send(office, { ...issue, version: 2 })
    expect((await save((await view(office, issue)).version, 'Too late')).code).toBe(409)
    expect((await act(office, issue, 'delete')).code).toBe(409)
  })

  test('is never sent in a demonstration, which masks addresses', async () => {
    const office = await startOffice()
    await importList(office, 'aisha@example.org')
    const visitor = await staffUser(server, office.mosque, ['owner'], { demonstration: true })
    const demonstration: Office = { ...office, owner: visitor }
    expect((await listSubscribers(demonstration))[0]?.email).not.toBe('aisha@example.org')
    const issue = await createIssue(demonstration)
    expect((await act(demonstration, issue, 'test', { version: 1 })).code).toBe(403)
    expect((await act(demonstration, issue, 'send', { version: 1, recipients: 1 })).code).toBe(403)
    expect(
      await server.database.forTenant(office.mosque.id)((tx) => tx.$count(mails, eq(mails.kind, 'newsletter'))),
    ).toBe(0)
  })

  test('is hidden with its subscribers from other mosques and roles', async () => {
    const [office, otherOffice] = [await startOffice(), await startOffice()]
    await importList(office, 'a@example.org')
    const issue = await createIssue(office)
    expect((await otherOffice.owner.get(`${otherOffice.base}/newsletter/${issue.id}`)).code).toBe(404)
    const [first] = await listSubscribers(office)
    expect((await otherOffice.owner.post(`${otherOffice.base}/subscribers/${first?.id}/end`)).code).toBe(404)
    const editor: DeskUser = await staffUser(server, office.mosque, ['editor'])
    expect((await editor.get(`${office.base}/subscribers`)).code).toBe(403)
  })
})
