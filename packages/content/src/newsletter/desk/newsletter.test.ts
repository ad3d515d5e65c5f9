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

/** A mosque of its own for each test, so that each counts its subscribers alone. */
async function office() {
  const mosque = await server.tenant({ timeZone: 'Europe/London', languages: 'en,ar,ur' })
  const owner = await staffUser(server, mosque, ['owner'])
  return { mosque, owner, base: `/mosques/${mosque.slug}` }
}
type Office = Awaited<ReturnType<typeof office>>

const proof = {
  source: 'Paper form after Jumu’ah',
  agreedOn: '2026-11-06',
  wording: 'Yes, email me the mosque’s news.',
}
const bring = ({ owner, base }: Office, text: string, changes: object = {}) =>
  owner.post(`${base}/subscribers/import`, { text, check: false, ...proof, ...changes })
const importedIn = ({ body }: TestResponse) => {
  const data: SubscriberImported = Object(body.data)
  return data
}
const listed = async ({ owner, base }: Office, query = '') => {
  const data: SubscriberListed[] = Object((await owner.get(`${base}/subscribers${query}`)).body.data)
  return data
}
const issueIn = ({ body }: TestResponse) => {
  const data: NewsletterIssue = Object(body.data)
  return data
}
const text = '## This week\n\nThe **car park** is closed. [See the events](/events).'
const begin = async ({ owner, base }: Office, values: object = {}) =>
  issueIn(await owner.post(`${base}/newsletter`, { subject: 'News of the week', text, ...values }))
const act = ({ owner, base }: Office, { id }: Pick<NewsletterIssue, 'id'>, action: string, body: object = {}) =>
  owner.post(`${base}/newsletter/${id}/${action}`, body)
const view = async ({ owner, base }: Office, { id }: Pick<NewsletterIssue, 'id'>) =>
  issueIn(await owner.get(`${base}/newsletter/${id}`))
/** Tests an issue and starts to send it. */
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
/** Has the jobs of issues look again at once. */
const hurry = () =>
  server.database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'newsletter %'`)
async function isOver(at: Office, issue: NewsletterIssue): Promise<void> {
  const goesOn = async () => {
    await hurry()
    return (await view(at, issue)).state
  }
  await expect.poll(goesOn).toBe('sent')
}

describe('people who have already agreed', () => {
  test('are added with the proof of it, which nothing changes afterwards', async () => {
    const at = await office()
    const checked = await bring(at, 'a@example.org\nnobody', { check: true })
    expect(importedIn(checked)).toEqual({
      added: 1,
      already: 0,
      left: 0,
      problems: [
        { problem: 'There’s no email address in this line.', count: 1, examples: [{ line: 2, text: 'nobody' }] },
      ],
    })
    expect(await listed(at)).toEqual([])
    expect(importedIn(await bring(at, 'Aisha,a@example.org,ur'))).toMatchObject({ added: 1 })
    expect(await listed(at)).toMatchObject([{ email: 'a@example.org', name: 'Aisha', language: 'ur', proof }])
    const change = (statement: string) => server.database.forTenant(at.mosque.id)((tx) => tx.execute(statement))
    for (const table of ['subscriber_imports', 'subscriber_consents'])
      await expect(change(`update ${table} set wording = ''`)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      })
    const consents = await server.database.forTenant(at.mosque.id)((tx) => tx.select().from(subscriberConsents))
    expect(consents).toMatchObject([{ what: 'imported', wording: proof.wording, importId: expect.any(String) }])
  })

  test.each([
    ['where', { source: '  \u00A0 ' }, 'source'],
    ['in which words', { wording: '          ' }, 'wording'],
    ['when, for the day has not come', { agreedOn: '2999-01-01' }, 'agreedOn'],
    ['when', { agreedOn: undefined }, undefined],
  ])('are refused without %s', async (_what, changes, field) => {
    const at = await office()
    const refused = await bring(at, 'a@example.org', changes)
    expect(refused.code).toBe(422)
    if (field) expect(refused.body.data).toMatchObject({ errors: { [field]: expect.any(String) } })
    expect(await server.database.forTenant(at.mosque.id)((tx) => tx.$count(subscriberImports))).toBe(0)
  })

  test('are not added again once they unsubscribed, nor counted twice', async () => {
    const at = await office()
    await bring(at, 'a@example.org\nb@example.org')
    const [first] = await listed(at, '?search=a%40')
    expect((await at.owner.post(`${at.base}/subscribers/${first?.id}/end`)).code).toBe(200)
    expect(importedIn(await bring(at, 'a@example.org\nb@example.org\nc@example.org'))).toEqual({
      added: 1,
      already: 1,
      left: 1,
      problems: [],
    })
    expect((await listed(at)).map(({ email }) => email).toSorted()).toEqual(['b@example.org', 'c@example.org'])
    expect(JSON.stringify((await at.owner.get(`${at.base}/log`)).body)).not.toContain('@example.org')
  })
})

describe('an issue', () => {
  test('goes to oneself first, then to its segment once, with a way out in every email', async () => {
    const at = await office()
    const [aisha, omar] = [`aisha@${at.mosque.slug}.example`, `omar@${at.mosque.slug}.example`]
    await bring(at, `${aisha}\n${omar},ar\nlate@${at.mosque.slug}.example`)
    await setState(at, `late@${at.mosque.slug}.example`, { state: 'left', leftAt: new Date() })
    const issue = await begin(at)
    expect(issue).toMatchObject({ recipients: 2, tested: false, state: 'draft' })
    const early = await act(at, issue, 'send', { version: issue.version, recipients: 2 })
    expect([early.code, early.body.message]).toEqual([
      409,
      'Send a test of this version to yourself first, and check it.',
    ])
    await act(at, issue, 'test', { version: issue.version })
    await expect.poll(() => mailsTo(issue.testsGoTo).map(({ subject }) => subject)).toEqual(['Test: News of the week'])
    const { version, recipients } = await view(at, issue)
    expect((await act(at, issue, 'send', { version, recipients: recipients + 1 })).code).toBe(409)
    // A second click, and a colleague at the same moment.
    const clicks = await Promise.all([1, 2, 3].map(() => act(at, issue, 'send', { version, recipients })))
    expect(clicks.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    await isOver(at, issue)
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
    const way = /^<https:\/\/[^/]+(\/api\/subscriber\/unsubscribe\?reference=[\w-]{43})>$/.exec(
      header('list-unsubscribe') ?? '',
    )
    const left = await server.app.inject({
      method: 'POST',
      url: way?.[1] ?? '',
      headers: { host: at.mosque.hostname, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(left.statusCode).toBe(200)
    expect((await listed(at)).map(({ email }) => email)).toEqual([omar])
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
    ['no-such-address', 'where the server says there is no such address', 0],
    ['refuse', 'where it gives no reason', 1],
  ] as const)('refused at once (%s), %s, decides whether the next goes there', async (fault, _where, recipients) => {
    const at = await office()
    const address = `gone@${at.mosque.slug}.example`
    await bring(at, address)
    const issue = await begin(at)
    await act(at, issue, 'test', { version: issue.version })
    await expect.poll(() => mailsTo(issue.testsGoTo)).toHaveLength(1)
    mailbox.fail(fault)
    const { version } = await view(at, issue)
    await act(at, issue, 'send', { version, recipients: 1 })
    await isOver(at, issue)
    expect((await view(at, issue)).progress).toMatchObject({ accepted: 0, refused: 1 })
    expect((await begin(at)).recipients).toBe(recipients)
    const bounced = (await listed(at, '?show=bounced')).map(({ email, bounceStatus }) => [email, bounceStatus])
    expect(bounced).toEqual(recipients === 0 ? [[address, '5.1.1']] : [])
  })

  test('is for those of a language, the mosque’s own for whoever named none, and for those who joined since a day', async () => {
    const at = await office()
    await bring(at, 'a@example.org\nb@example.org,ar\nc@example.org,ur')
    await setState(at, 'a@example.org', { confirmedAt: new Date('2026-01-31T23:30:00Z') })
    const count = async (values: object) => (await begin(at, values)).recipients
    expect(await count({})).toBe(3)
    expect(await count({ language: 'en' })).toBe(1)
    expect(await count({ language: 'ar' })).toBe(1)
    expect(await count({ joinedSince: '2026-01-31' })).toBe(3)
    expect(await count({ joinedSince: '2026-02-01' })).toBe(2)
    expect(await count({ language: 'en', joinedSince: '2026-02-01' })).toBe(0)
  })

  test('that is paused stops at once, goes on where it was, and skips whoever left meanwhile', async () => {
    const at = await office()
    const people = Array.from({ length: 60 }, (_, n) => `p${n}@${at.mosque.slug}.example`)
    await bring(at, people.join('\n'))
    const issue = await begin(at)
    await act(at, issue, 'test', { version: issue.version })
    await expect.poll(() => mailsTo(issue.testsGoTo).length).toBe(1)
    // While the mail server takes its time, most of the forty in the outbox wait there.
    mailbox.fail(...Array.from({ length: 16 }, () => 'slow' as const))
    expect((await act(at, issue, 'send', { version: issue.version, recipients: 60 })).code).toBe(200)
    await expect.poll(async () => (await view(at, issue)).progress.accepted, { interval: 20 }).toBeGreaterThan(0)
    expect((await act(at, issue, 'pause')).code).toBe(200)
    const settled = async () => {
      const { progress } = await view(at, issue)
      return progress.queued
    }
    await expect.poll(settled).toBe(0)
    const stopped = await view(at, issue)
    expect(stopped.state).toBe('paused')
    expect(stopped.progress.waiting).toBeGreaterThan(20)
    await hurry()
    const waiting = people.filter((email) => mailsTo(email).length === 0)
    const leaver = waiting.at(-1) ?? ''
    await setState(at, leaver, { state: 'left', leftAt: new Date() })
    expect((await act(at, issue, 'resume')).code).toBe(200)
    await isOver(at, issue)
    expect(people.map((email) => mailsTo(email).length)).toEqual(people.map((email) => (email === leaver ? 0 : 1)))
    expect((await view(at, issue)).progress).toMatchObject({ accepted: 59, skipped: 1, waiting: 0, queued: 0 })
  }, 30_000)

  test('is changed by one at a time, and not once it is being sent', async () => {
    const at = await office()
    await bring(at, 'a@example.org')
    const issue = await begin(at)
    const save = (version: number, subject: string) =>
      at.owner.post(`${at.base}/newsletter/${issue.id}`, { version, subject, text })
    expect((await save(1, 'Second words')).code).toBe(200)
    const late = await save(1, 'Late words')
    expect([late.code, issueIn(late).subject]).toEqual([409, 'Second words'])
    await send(at, { ...issue, version: 2 })
    expect((await save((await view(at, issue)).version, 'Too late')).code).toBe(409)
    expect((await act(at, issue, 'delete')).code).toBe(409)
  })

  test('of a demonstration is never sent, and shows no address whole', async () => {
    const at = await office()
    await bring(at, 'aisha@example.org')
    const visitor = await staffUser(server, at.mosque, ['owner'], { demonstration: true })
    const shown: Office = { ...at, owner: visitor }
    expect((await listed(shown))[0]?.email).not.toBe('aisha@example.org')
    const issue = await begin(shown)
    expect((await act(shown, issue, 'test', { version: 1 })).code).toBe(403)
    expect((await act(shown, issue, 'send', { version: 1, recipients: 1 })).code).toBe(403)
    expect(await server.database.forTenant(at.mosque.id)((tx) => tx.$count(mails, eq(mails.kind, 'newsletter')))).toBe(
      0,
    )
  })

  test('and its subscribers are another mosque’s business nowhere', async () => {
    const [here, there] = [await office(), await office()]
    await bring(here, 'a@example.org')
    const issue = await begin(here)
    expect((await there.owner.get(`${there.base}/newsletter/${issue.id}`)).code).toBe(404)
    const [first] = await listed(here)
    expect((await there.owner.post(`${there.base}/subscribers/${first?.id}/end`)).code).toBe(404)
    const editor: DeskUser = await staffUser(server, here.mosque, ['editor'])
    expect((await editor.get(`${here.base}/subscribers`)).code).toBe(403)
  })
})
