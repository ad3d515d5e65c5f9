import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskMessage, NewsletterIssue } from '@minaret/contract/desk'
import { budgets } from '../../../foundation/src/email/kinds.ts'
import { files } from '../../../foundation/src/db/files.ts'
import { type Accounts, startAccounts } from '../../../acceptance/src/accounts.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'
import { approveMosque } from './operator.ts'
import { postFile } from '../../../acceptance/src/uploads.ts'

let host: Accounts
let clock = new Date('2026-11-28T09:00:00Z')

beforeAll(async () => {
  host = await startAccounts({ now: () => clock, limitRates: false, desk: { hostname: deskHostname } })
})
afterAll(() => host.close())

type TestMosque = { mosque: TestTenant; owner: DeskUser; base: string }

/** Creates an unapproved mosque with its owner. */
async function createMosque(review = 'waiting'): Promise<TestMosque> {
  const mosque = await host.tenant({ activePlan: 'premium', paymentMode: 'none', email: 'me@mosque.example' })
  await host.database.pool.query('update tenants set review = $1 where id = $2', [review, mosque.id])
  host.directory.forget(mosque.id)
  const owner = await staffUser(host, mosque, ['owner'], { now: clock })
  return { mosque, owner, base: `/mosques/${mosque.slug}` }
}

/** Approves a mosque as a command in another process does, without clearing this server's cache. */
const approve = ({ mosque }: TestMosque) => approveMosque(host.database, mosque.id, { port: 3000 })

const emailsOf = async ({ mosque }: TestMosque, ...kinds: string[]) =>
  (await host.emails(mosque)).filter(({ kind }) => kinds.includes(kind))

const issueIn = ({ body }: { body: { data?: unknown } }) => {
  const issue: NewsletterIssue = Object(body.data)
  return issue
}
const messageIn = ({ body }: { body: { data?: unknown } }) => {
  const message: DeskMessage = Object(body.data)
  return message
}

async function insertMessage({ mosque, owner, base }: TestMosque, email: string) {
  await host.post(mosque, '/api/contact', {
    topic: 'general',
    name: 'Zaynab',
    email,
    message: `Hello ${randomBytes(4).toString('hex')}`,
  })
  const { body } = await owner.get(`${base}/messages`)
  const [newestMessage]: { id: string }[] = Object(body.data)
  return newestMessage?.id ?? ''
}

describe('until a mosque is approved', () => {
  test('it cannot send a newsletter, keeps the draft, and can send it once approved', async () => {
    const context = await createMosque()
    const { owner, base } = context
    const addresses = Array.from({ length: 300 }, (_, n) => `stranger${n}@example.org`).join('\n')
    const proof = { source: 'Paper form', agreedOn: '2026-11-06', wording: 'Yes, email me the mosque’s news.' }
    expect((await owner.post(`${base}/subscribers/import`, { text: addresses, check: false, ...proof })).code).toBe(200)
    const draft = issueIn(await owner.post(`${base}/newsletter`, { subject: 'News', text: 'Peace be with you.' }))
    const path = `${base}/newsletter/${draft.id}`
    expect((await owner.post(`${path}/test`, { version: draft.version })).code).toBe(200)
    const issue = issueIn(await owner.get(path))
    expect(issue).toMatchObject({ sends: 'unapproved', recipients: 300, tested: true })
    const sendIssue = () => owner.post(`${path}/send`, { version: issue.version, recipients: issue.recipients })
    const refusal = await sendIssue()
    expect([refusal.code, refusal.body.message]).toEqual([403, expect.stringContaining('once your mosque is approved')])
    expect(issueIn(await owner.get(path)).state).toBe('draft')
    expect(await emailsOf(context, 'newsletter')).toEqual([])

    await approve(context)
    expect(issueIn(await owner.get(path)).sends).toBe('yes')
    expect((await sendIssue()).code).toBe(200)
  })

  test('it cannot reply to messages', async () => {
    const context = await createMosque()
    const { owner, base } = context
    const id = await insertMessage(context, 'stranger@example.org')
    const view = messageIn(await owner.get(`${base}/messages/${id}`))
    expect(view.mayReply).toBe('unapproved')
    const reply = () => owner.post(`${base}/messages/${id}/reply`, { version: view.version, text: 'Buy now' })
    expect((await reply()).code).toBe(403)
    expect(await emailsOf(context, 'reply')).toEqual([])
    await approve(context)
    expect((await reply()).code).toBe(200)
    expect(await emailsOf(context, 'reply')).toHaveLength(1)
  })

  test('it can send three invitations in total, for any address and role', async () => {
    const context = await createMosque()
    const invite = (email: string, role = 'viewer') =>
      context.owner.post(`${context.base}/staff/invite`, { email, roles: [role] })
    const codes: number[] = []
    for (const email of ['a@example.org', 'a@example.org', 'b@example.org', 'c@example.org', 'a@example.org'])
      codes.push((await invite(email)).code)
    codes.push((await invite('d@example.org', 'owner')).code)
    expect(codes).toEqual([200, 200, 200, 403, 403, 403])
    clock = new Date(clock.getTime() + 48 * 3_600_000)
    const secondOwner = await staffUser(host, context.mosque, ['owner'], { now: clock })
    const response = await secondOwner.post(`${context.base}/staff/invite`, {
      email: 'e@example.org',
      roles: ['viewer'],
    })
    expect([response.code, response.body.message]).toEqual([403, expect.stringContaining('three people')])
    expect(await emailsOf(context, 'staff-invitation')).toHaveLength(3)
    await approve(context)
    expect(
      (await secondOwner.post(`${context.base}/staff/invite`, { email: 'e@example.org', roles: ['viewer'] })).code,
    ).toBe(200)
  })

  test('emails from forms and to its mailbox are limited too', async () => {
    const context = await createMosque()
    for (let n = 0; n < 40; n += 1) {
      await host.post(context.mosque, '/api/subscriber', { email: `form${n}@example.org` })
      await insertMessage(context, `writer${n}@example.org`)
    }
    expect(await emailsOf(context, 'newsletter-confirm')).toHaveLength(budgets.form.untilApproved.emails)
    expect(await emailsOf(context, 'contact')).toHaveLength(budgets.mailbox.untilApproved.emails)
  })

  test('a password reset is emailed even after other emails have reached their limit', async () => {
    const context = await createMosque()
    const { email } = await host.createMember(context.mosque)
    for (let n = 0; n < 30; n += 1) await host.post(context.mosque, '/api/subscriber', { email: `x${n}@example.org` })
    for (let n = 0; n < 5; n += 1) await host.post(context.mosque, '/api/subscriber', { email })
    await host.post(context.mosque, '/api/sendResetPasswordRequest', { email })
    await host.processRequests()
    expect(await emailsOf(context, 'reset')).toHaveLength(1)
  })

  test('it can store a hundred files and 100 MB, on any plan', async () => {
    const context = await createMosque()
    const upload = () =>
      postFile(
        context.owner,
        context.mosque.slug,
        { purpose: 'library', name: 'a.pdf', bytes: randomBytes(60_000) },
        { path: 'library' },
      )
    const store = (bytes: number, count: number) =>
      host.database.forTenant(context.mosque.id)((tx) =>
        tx.insert(files).values(
          Array.from({ length: count }, () => ({
            tenantId: context.mosque.id,
            id: randomBytes(16).toString('hex'),
            kind: 'document' as const,
            name: 'a.pdf',
            mediaType: 'application/pdf',
            bytes,
          })),
        ),
      )
    const { code, body } = await (await store(99_990_000, 1), upload())
    expect([code, body.message]).toEqual([409, expect.stringContaining('limit for mosques that aren’t approved yet')])
    await host.database.forTenant(context.mosque.id)((tx) => tx.delete(files))
    // There is room, so the file is inspected and rejected as not a PDF.
    expect((await upload()).code).toBe(422)
    await store(1, 100)
    expect((await upload()).code).toBe(409)
    await approve(context)
    expect((await upload()).code).toBe(422)
  })

  test('it cannot be renamed to a name that needs a review', async () => {
    const context = await createMosque()
    const details = await context.owner.get(`${context.base}/details`)
    const { sections }: { sections: { section: string; version: string; values: Record<string, string> }[] } = Object(
      details.body.data,
    )
    const identity = sections.find(({ section }) => section === 'identity')
    const rename = (websiteName: string) =>
      context.owner.post(`${context.base}/details`, {
        section: 'identity',
        version: identity?.version,
        values: { ...identity?.values, websiteName },
      })
    expect((await rename('PayPаl Security')).code).toBe(422)
    expect((await rename('Masjid Sakinah')).code).toBe(200)
  })
})

describe('once a mosque is approved, one person per day', () => {
  test('gets three invitations', async () => {
    const { owner, base, ...others } = await createMosque('approved')
    const codes = new Map<number, number>()
    let retryAfter: unknown
    for (let n = 0; n < 41; n += 1) {
      const email = n % 2 === 0 ? 'One@example.org' : `one+${n}@example.org`
      const { code, headers } = await owner.post(`${base}/staff/invite`, { email, roles: ['viewer'] })
      codes.set(code, (codes.get(code) ?? 0) + 1)
      retryAfter = headers['retry-after']
    }
    expect([...codes]).toEqual([
      [200, 3],
      [429, 38],
    ])
    expect(Number(retryAfter)).toBe(24 * 3600)
    expect(await emailsOf({ owner, base, ...others }, 'staff-invitation')).toHaveLength(3)
  })

  test('gets at most ten replies across all messages, and more the next day', async () => {
    const context = await createMosque('approved')
    const reply = async (owner: DeskUser) => {
      const id = await insertMessage(context, 'One@example.org')
      const { version } = messageIn(await owner.get(`${context.base}/messages/${id}`))
      return (await owner.post(`${context.base}/messages/${id}/reply`, { version, text: 'Come on Saturday.' })).code
    }
    const codes: number[] = []
    for (let n = 0; n < 12; n += 1) codes.push(await reply(context.owner))
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    clock = new Date(clock.getTime() + 25 * 3_600_000)
    expect(await reply(await staffUser(host, context.mosque, ['owner'], { now: clock }))).toBe(200)
  })

  test('newsletter tests are limited too', async () => {
    const context = await createMosque('approved')
    const draft = issueIn(
      await context.owner.post(`${context.base}/newsletter`, { subject: 'News', text: 'Peace be with you.' }),
    )
    const codes = new Set<number>()
    for (let n = 0; n < budgets.test.perRecipient + 1; n += 1) {
      clock = new Date(clock.getTime() + 1000)
      codes.add(
        (await context.owner.post(`${context.base}/newsletter/${draft.id}/test`, { version: draft.version })).code,
      )
    }
    expect([...codes]).toEqual([200, 429])
    expect(await emailsOf(context, 'newsletter-test')).toHaveLength(budgets.test.perRecipient)
  })
})
