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
const importedIn = ({ body }: TestResponse) => {
  const data: SubscriberImported = Object(body.data)
  return data
}
const listSubscribers = async ({ owner, base }: Office, query = '') => {
  const data: SubscriberListed[] = Object((await owner.get(`${base}/subscribers${query}`)).body.data)
  return data
}
const issueIn = ({ body }: TestResponse) => {
  const data: NewsletterIssue = Object(body.data)
  return data
}
const text = '## This week\n\nThe **car park** is closed. [See the events](/events).'
const createIssue = async ({ owner, base }: Office, values: object = {}) =>
  issueIn(await owner.post(`${base}/newsletter`, { subject: 'News of the week', text, ...values }))
const act = ({ owner, base }: Office, { id }: Pick<NewsletterIssue, 'id'>, action: string, body: object = {}) =>
  owner.post(`${base}/newsletter/${id}/${action}`, body)
const view = async ({ owner, base }: Office, { id }: Pick<NewsletterIssue, 'id'>) =>
  issueIn(await owner.get(`${base}/newsletter/${id}`))
/** Sends a test email of an issue, then the issue. */
async function send(at: Office, issue: NewsletterIssue) {
  await act(at, issue, 'test', { version: issue.version })
  const { version, recipients } = await view(at, issue)
  return act(at, issue, 'send', { version, recipients })
}
const setState = ({ mosque }: Office, email: string, values: Partial<typeof subscribers.$inferInsert>) =>
  server.database.forTenant(mosque.id)((tx) =>
    tx.update(subscribers).set(values).where(eq(subscribers.emailKey, email)),
  )
const mailsTo = (email: string) => mailbox.mails.filter(({ envelope }) => envelope.to.includes(email))
/** Makes the pending jobs of issues run at once. */
const runPendingJobs = () =>
  server.database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'newsletter %'`)
async function waitUntilSent(at: Office, issue: NewsletterIssue): Promise<void> {
  const pollState = async () => {
    await runPendingJobs()
    return (await view(at, issue)).state
  }
  await expect.poll(pollState).toBe('sent')
}

describe('people who have already consented', () => {
  test('are added with a permanent proof of consent', async () => {
    const at = await startOffice()
    const checked = await importList(at, 'a@example.org\nnobody', { check: true })
    expect(importedIn(checked)).toEqual({
      added: 1,
      already: 0,
      left: 0,
      problems: [
        { problem: 'There’s no email address on this line.', count: 1, examples: [{ line: 2, text: 'nobody' }] },
      ],
    })
    expect(await listSubscribers(at)).toEqual([])
    expect(importedIn(await importList(at, 'Aisha,a@example.org,ur'))).toMatchObject({ added: 1 })
    expect(await listSubscribers(at)).toMatchObject([{ email: 'a@example.org', name: 'Aisha', language: 'ur', proof }])
    const change = (statement: string) => server.database.forTenant(at.mosque.id)((tx) => tx.execute(statement))
    for (const table of ['subscriber_imports', 'subscriber_consents'])
      await expect(change(`update ${table} set wording = ''`)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      })
    const consents = await server.database.forTenant(at.mosque.id)((tx) => tx.select().from(subscriberConsents))
    expect(consents).toMatchObject([{ what: 'imported', wording: proof.wording, importId: expect.any(String) }])
  })

  test.each([
    ['a source', { source: '  \u00A0 ' }, 'source'],
    ['a wording', { wording: '          ' }, 'wording'],
    ['a past date', { agreedOn: '2999-01-01' }, 'agreedOn'],
    ['a date', { agreedOn: undefined }, undefined],
  ])('are rejected without %s', async (_what, changes, field) => {
    const at = await startOffice()
    const refused = await importList(at, 'a@example.org', changes)
    expect(refused.code).toBe(422)
    if (field) expect(refused.body.data).toMatchObject({ errors: { [field]: expect.any(String) } })
    expect(await server.database.forTenant(at.mosque.id)((tx) => tx.$count(subscriberImports))).toBe(0)
  })

  test('are not added again after unsubscribing, nor counted twice', async () => {
    const at = await startOffice()
    await importList(at, 'a@example.org\nb@example.org')
    const [first] = await listSubscribers(at, '?search=a%40')
    expect((await at.owner.post(`${at.base}/subscribers/${first?.id}/end`)).code).toBe(200)
    expect(importedIn(await importList(at, 'a@example.org\nb@example.org\nc@example.org'))).toEqual({
      added: 1,
      already: 1,
      left: 1,
      problems: [],
    })
    expect((await listSubscribers(at)).map(({ email }) => email).toSorted()).toEqual(['b@example.org', 'c@example.org'])
    expect(JSON.stringify((await at.owner.get(`${at.base}/log`)).body)).not.toContain('@example.org')
  })
})

describe('an issue', () => {
  test('needs a test email first, then goes to its segment once, with an unsubscribe link in every email', async () => {
    const at = await startOffice()
    const [aisha, omar] = [`aisha@${at.mosque.slug}.example`, `omar@${at.mosque.slug}.example`]
    await importList(at, `${aisha}\n${omar},ar\nlate@${at.mosque.slug}.example`)
    await setState(at, `late@${at.mosque.slug}.example`, { state: 'left', leftAt: new Date() })
    const issue = await createIssue(at)
    expect(issue).toMatchObject({ recipients: 2, tested: false, state: 'draft' })
    const prematureResponse = await act(at, issue, 'send', { version: issue.version, recipients: 2 })
    expect([prematureResponse.code, prematureResponse.body.message]).toEqual([
      409,
      'Send a test of this version to yourself first, and check it.',
    ])
    await act(at, issue, 'test', { version: issue.version })
    await expect.poll(() => mailsTo(issue.testsGoTo).map(({ subject }) => subject)).toEqual(['Test: News of the week'])
    const { version, recipients } = await view(at, issue)
    expect((await act(at, issue, 'send', { version, recipients: recipients + 1 })).code).toBe(409)
    // A double click, and a colleague at the same time.
    const clicks = await Promise.all([1, 2, 3].map(() => act(at, issue, 'send', { version, recipients })))
    expect(clicks.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    await waitUntilSent(at, issue)
    expect(mailsTo(omar)).toHaveLength(1)
    const [mail] = mailsTo(aisha)
    expect([mailsTo(aisha).length, mail?.subject]).toEqual([1, 'News of the week'])
    expect(mail?.html).toMatch(new RegExp(`<h2>This week</h2>[\\s\\S]*href="https://${at.mosque.hostname}/events"`))
    expect(mail?.text).toContain(
      `This week\n\nThe car park is closed. See the events (https://${at.mosque.hostname}/events).`,
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
      headers: { host: at.mosque.hostname, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(response.statusCode).toBe(200)
    expect((await listSubscribers(at)).map(({ email }) => email)).toEqual([omar])
    expect((await view(at, issue)).progress).toEqual({
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
    'an email refused at once (%s), %s, determines whether the address gets the next issue',
    async (fault, _where, recipients) => {
      const at = await startOffice()
      const address = `gone@${at.mosque.slug}.example`
      await importList(at, address)
      const issue = await createIssue(at)
      await act(at, issue, 'test', { version: issue.version })
      await expect.poll(() => mailsTo(issue.testsGoTo)).toHaveLength(1)
      mailbox.fail(fault)
      const { version } = await view(at, issue)
      await act(at, issue, 'send', { version, recipients: 1 })
      await waitUntilSent(at, issue)
      expect((await view(at, issue)).progress).toMatchObject({ accepted: 0, refused: 1 })
      expect((await createIssue(at)).recipients).toBe(recipients)
      const bounced = (await listSubscribers(at, '?show=bounced')).map(({ email, bounceStatus }) => [
        email,
        bounceStatus,
      ])
      expect(bounced).toEqual(recipients === 0 ? [[address, '5.1.1']] : [])
    },
  )

  test('is limited to a language, the mosque’s own by default, and to those who joined since a date', async () => {
    const at = await startOffice()
    await importList(at, 'a@example.org\nb@example.org,ar\nc@example.org,ur')
    await setState(at, 'a@example.org', { confirmedAt: new Date('2026-01-31T23:30:00Z') })
    const count = async (values: object) => (await createIssue(at, values)).recipients
    expect(await count({})).toBe(3)
    expect(await count({ language: 'en' })).toBe(1)
    expect(await count({ language: 'ar' })).toBe(1)
    expect(await count({ joinedSince: '2026-01-31' })).toBe(3)
    expect(await count({ joinedSince: '2026-02-01' })).toBe(2)
    expect(await count({ language: 'en', joinedSince: '2026-02-01' })).toBe(0)
  })

  test('stops at once when paused, resumes, and skips subscribers who have left meanwhile', async () => {
    const at = await startOffice()
    const people = Array.from({ length: 60 }, (_, n) => `p${n}@${at.mosque.slug}.example`)
    await importList(at, people.join('\n'))
    const issue = await createIssue(at)
    await act(at, issue, 'test', { version: issue.version })
    await expect.poll(() => mailsTo(issue.testsGoTo).length).toBe(1)
    // The mail server is slow, so that most of the forty emails wait in the outbox.
    mailbox.fail(...Array.from({ length: 16 }, () => 'slow' as const))
    expect((await act(at, issue, 'send', { version: issue.version, recipients: 60 })).code).toBe(200)
    await expect.poll(async () => (await view(at, issue)).progress.accepted, { interval: 20 }).toBeGreaterThan(0)
    expect((await act(at, issue, 'pause')).code).toBe(200)
    const countQueued = async () => {
      const { progress } = await view(at, issue)
      return progress.queued
    }
    await expect.poll(countQueued).toBe(0)
    const pausedIssue = await view(at, issue)
    expect(pausedIssue.state).toBe('paused')
    expect(pausedIssue.progress.waiting).toBeGreaterThan(20)
    await runPendingJobs()
    const waiting = people.filter((email) => mailsTo(email).length === 0)
    const leaver = waiting.at(-1) ?? ''
    await setState(at, leaver, { state: 'left', leftAt: new Date() })
    expect((await act(at, issue, 'resume')).code).toBe(200)
    await waitUntilSent(at, issue)
    expect(people.map((email) => mailsTo(email).length)).toEqual(people.map((email) => (email === leaver ? 0 : 1)))
    expect((await view(at, issue)).progress).toMatchObject({ accepted: 59, skipped: 1, waiting: 0, queued: 0 })
  }, 30_000)

  test('rejects a change of a stale version, or once it is being sent', async () => {
    const at = await startOffice()
    await importList(at, 'a@example.org')
    const issue = await createIssue(at)
    const save = (version: number, subject: string) =>
      at.owner.post(`${at.base}/newsletter/${issue.id}`, { version, subject, text })
    expect((await save(1, 'Second words')).code).toBe(200)
    const staleResponse = await save(1, 'Late words')
    expect([staleResponse.code, issueIn(staleResponse).subject]).toEqual([409, 'Second words'])
    await send(at, { ...issue, version: 2 })
    expect((await save((await view(at, issue)).version, 'Too late')).code).toBe(409)
    expect((await act(at, issue, 'delete')).code).toBe(409)
  })

  test('of a demonstration is never sent, and addresses are masked', async () => {
    const at = await startOffice()
    await importList(at, 'aisha@example.org')
    const visitor = await staffUser(server, at.mosque, ['owner'], { demonstration: true })
    const demonstration: Office = { ...at, owner: visitor }
    expect((await listSubscribers(demonstration))[0]?.email).not.toBe('aisha@example.org')
    const issue = await createIssue(demonstration)
    expect((await act(demonstration, issue, 'test', { version: 1 })).code).toBe(403)
    expect((await act(demonstration, issue, 'send', { version: 1, recipients: 1 })).code).toBe(403)
    expect(await server.database.forTenant(at.mosque.id)((tx) => tx.$count(mails, eq(mails.kind, 'newsletter')))).toBe(
      0,
    )
  })

  test('and its subscribers are hidden from other mosques and roles', async () => {
    const [here, there] = [await startOffice(), await startOffice()]
    await importList(here, 'a@example.org')
    const issue = await createIssue(here)
    expect((await there.owner.get(`${there.base}/newsletter/${issue.id}`)).code).toBe(404)
    const [first] = await listSubscribers(here)
    expect((await there.owner.post(`${there.base}/subscribers/${first?.id}/end`)).code).toBe(404)
    const editor: DeskUser = await staffUser(server, here.mosque, ['editor'])
    expect((await editor.get(`${here.base}/subscribers`)).code).toBe(403)
  })
})
