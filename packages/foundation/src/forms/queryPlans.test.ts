import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnsubscribeLink } from '../../../content/src/newsletter/unsubscribeLink.ts'
import { retentionTasks } from '../../../server/src/retention/tasks.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/index.ts'
import { fillTables, recordStatements, explainPlan } from '../../../testkit/src/queryPlans.ts'

const rows = 4000
const clock = new Date('2026-11-21T12:00:00Z')

const address = `'a' || i || '@example.org'`

/** Test rows per table: columns, and their values for the row `i`. The tenant comes first. */
const tables: [table: string, columns: string, values: string][] = [
  ['mails', 'id, kind, cause', `'m' || i, 'contact', 'c' || i`],
  ['subscribers', 'id, email, email_key, wording, state', `'s' || i, 'a', ${address}, 'n 1', 'confirmed'`],
  ['subscriber_consents', 'id, subscriber_id, what, at, wording', `'c' || i, 's' || i, 'asked', now(), 'n 1'`],
  [
    'link_references',
    'hash, purpose, subject, expires_at',
    `decode(md5(i::text), 'hex'), 'newsletter-leave', 's' || i, '2036-01-01'`,
  ],
  ['contact_messages', 'id, topic, name, email, email_key, message', `'c' || i, 'general', 'A', 'a', ${address}, 'm'`],
  ['courses', 'id, title, summary, body, places, published_at', `'c' || i, 'A', 's', 'b', 5, '2026-01-01'`],
  [
    'course_applicants',
    'id, attempt_id, course_id, name, email, email_key, state',
    `'a' || i, gen_random_uuid(), 'c' || i, 'A', 'a', ${address}, 'received'`,
  ],
  [
    'maktab_registrations',
    'id, attempt_id, guardian_name, guardian_email, guardian_email_key, guardian_number, wording',
    `'m' || i, gen_random_uuid(), 'A', 'a', ${address}, '1', 'm 1'`,
  ],
  [
    'maktab_children',
    'registration_id, position, first_name, last_name, date_of_birth',
    `'m' || i, 0, 'A', 'B', '2018-01-01'`,
  ],
  ['visitor_days', 'day, visitors', `date '1999-01-01' + i, 1`],
  ['visitor_marks', 'day, mark', `date '2026-11-21', decode(md5(i::text), 'hex')`],
  [
    'causes',
    'id, position, title, summary, story, kind, fund, presets_minor, currencies, published_at',
    `'c' || i, i, 'A', 's', '[]', 'general', 'general', '{100}', '{gbp}', '2026-01-01'`,
  ],
  [
    'campaigns',
    'id, position, cause_id, title, summary, body, currency, target_minor, presets_minor, published_at',
    `'a' || i, i, 'general', 'A', 's', 'b', 'gbp', 100, '{100}', '2026-01-01'`,
  ],
  [
    'gifts',
    'id, attempt_id, pass_hash, cause_id, fund, amount_minor, currency, mode, account_id, donor_name, donor_email, state, created_at',
    `'g' || i, gen_random_uuid(), decode(md5(i::text), 'hex'), 'general', 'general', 100, 'gbp', 'demo', (select id from payment_accounts where tenant_id = $1), 'A', ${address}, 'paid', timestamptz '2026-11-21 12:00Z' - i * interval '1 hour'`,
  ],
  [
    'ledger_entries',
    'id, gift_id, kind, provider_ref, amount_minor, currency, mode',
    `'l' || i, 'g' || i, 'paid', 'p' || i, 100, 'gbp', 'demo'`,
  ],
  [
    'cycles',
    'id, attempt_id, pass_hash, cause_id, fund, rhythm, amount_minor, currency, mode, account_id, state, starts_at, starts_on, donor_name, donor_email',
    `'y' || i, gen_random_uuid(), decode(md5(i::text), 'hex'), 'general', 'general', 'weekly', 100, 'gbp', 'demo', (select id from payment_accounts where tenant_id = $1), 'active', '2026-11-20', '2026-11-20', 'A', ${address}`,
  ],
  [
    'receipts',
    'gift_id, mode, year, serial, number, says',
    `'g' || i, 'demo', 2025, i, 'R' || i, '{"mosque":{"name":"A"},"cause":"A","fund":"A"}'`,
  ],
  // A day of card testing.
  [
    'decline_marks',
    'id, kind, mark, at',
    `'d' || i, 'email', decode(md5(i::text), 'hex'), timestamptz '2026-11-21 12:00Z' - i * interval '8 seconds'`,
  ],
]

let giving: Giving
let mosque: Mosque

beforeAll(async () => {
  giving = await startGiving('demonstration', { now: () => clock })
  mosque = await giving.mosque({ email: 'office@mosque.example' })
  const otherMosque = await giving.mosque()
  await fillTables(giving.server.database.pool, async (client) => {
    for (const tenant of [mosque, otherMosque])
      for (const [table, columns, values] of tables)
        await client.query(
          `insert into ${table} (tenant_id, ${columns}) select $1, ${values} from generate_series(1, ${rows}) i`,
          [tenant.id],
        )
  })
}, 120_000)
afterAll(() => giving.close())

/** Tables with few rows per tenant, content (tested elsewhere), and the demonstration’s records, which are not real data. */
const allowedScans =
  /Seq Scan on (tenants|hostnames|origins|settings|payment_accounts|visitor_totals|events|news|classes|courses|services|gallery_images|about_sections|resources|demo_\w+)\b/g

async function expectIndexes(work: () => Promise<{ code: number }>) {
  let code = 0
  const statements = await recordStatements(async () => void ({ code } = await work()))
  expect([code, statements.length > 0]).toEqual([200, true])
  for (const statement of statements) {
    const plan = await explainPlan(giving.server.database, mosque.id, statement)
    expect(`${statement.text}\n${plan}`.replaceAll(allowedScans, '')).not.toContain('Seq Scan')
  }
}

const post = (url: string, body: object) => giving.server.post(mosque, url, body)
const guardian = { name: 'Aisha Rahman', email: 'a7@example.org', contactNumber: '9876543210' }
const child = { firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2018-03-04' }

const forms: [what: string, url: string, body: object][] = [
  ['a message', '/api/contact', { ...guardian, message: 'When are you open?' }],
  ['a question to the imam', '/api/contact', { ...guardian, topic: 'imam', message: 'May I ask?' }],
  ['a new subscriber', '/api/subscriber', { email: 'new@example.org' }],
  ['a known subscriber', '/api/subscriber', { email: 'a7@example.org' }],
  ['an application', '/api/course/applicant', { ...guardian, attemptId: randomUUID(), courseId: 'c9' }],
  ['a repeated application', '/api/course/applicant', { ...guardian, attemptId: randomUUID(), courseId: 'c7' }],
  [
    'a registration',
    '/api/maktab/register',
    { attemptId: randomUUID(), guardian, children: [child], consent: true, photos: false },
  ],
]

test.each(forms)('%s causes no sequential scan', async (_, url, body) => {
  await expectIndexes(() => post(url, body))
})

test('confirming and cancelling a newsletter subscription cause no sequential scan', async () => {
  await post('/api/subscriber', { email: 'confirms@example.org' })
  const [confirmation] = (await giving.server.emails(mosque)).filter(
    ({ email: { to } }) => to === 'confirms@example.org',
  )
  const reference = /confirm\/([\w-]{43})/.exec(confirmation?.email.text ?? '')?.[1]
  await expectIndexes(() => post('/api/subscriber/confirm', { reference }))
  // Clicked twice.
  await expectIndexes(() => post('/api/subscriber/confirm', { reference }))
  const db = giving.server.database.forTenant(mosque.id)
  const { page } = await db((tx) => createUnsubscribeLink(tx, { address: 'https://mosque.example' }, 's9', clock))
  await expectIndexes(() => post('/api/subscriber/unsubscribe', { reference: page.slice(-43) }))
})

test('a visit causes no sequential scan', async () => {
  const visit = () =>
    giving.server.get(mosque, '/api/visitor/save', {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile',
    })
  await visit()
  await giving.server.database.pool.query('analyze visitor_days')
  await expectIndexes(visit)
})

test('giving to a cause or campaign, and viewing the result, cause no sequential scan', async () => {
  const attempt = await giving.attempt(mosque)
  await expectIndexes(() => giving.pay(mosque, attempt))
  // Sent again.
  await expectIndexes(() => giving.pay(mosque, attempt))
  const campaignAttempt = await giving.attempt(mosque, { campaignId: 'a9' })
  await expectIndexes(() => giving.pay(mosque, campaignAttempt))
  await expectIndexes(() => giving.view(mosque, 'g9'))
  await expectIndexes(() => post('/api/donation/start', { causeId: 'c9' }))
})

test('the hourly deletion causes no sequential scan of emails, visitors or audit entries', async () => {
  const { server } = giving
  const deleteExpired = retentionTasks({ ...server, now: () => clock, log: server.app.log })['retention-tidy']
  const statements = await recordStatements(deleteExpired)
  const fullScan = /Seq Scan on (mails|visitor_marks|audit_entries)\b/
  for (const statement of statements.filter(({ text }) => !text.includes('forget_audit')))
    expect(await explainPlan(server.database, mosque.id, statement)).not.toMatch(fullScan)
})
