import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, type Member, startAccounts } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'
import { fillTables, recordStatements, explainPlan } from '../../../testkit/src/queryPlans.ts'

const rows = 4000
const clock = new Date('2026-11-21T12:00:00Z')

/** Tables to fill: the columns after the tenant, and their values for the row `i`. */
const tables: [table: string, columns: string, values: string][] = [
  ['users', 'id, name, email, email_key, password_hash', `'u' || i, 'A', 'a' || i, 'a' || i || '@example.org', 'x'`],
  ['sessions', 'id, user_id, epoch', `'s' || i, 'u' || i, 0`],
  [
    'link_references',
    'hash, purpose, subject, expires_at',
    `decode(md5(i::text), 'hex'), 'reset', 'u' || i, '2027-01-01'`,
  ],
  ['throttles', 'what, mark, tries, last_at', `'login', decode(md5(i::text), 'hex'), 1, '2026-11-21'`],
  ['known_devices', 'hash, user_id, seen_at', `decode(md5(i::text), 'hex'), 'u' || i, '2026-11-21'`],
  ['mails', 'id, kind, cause', `'m' || i, 'reset', 'c' || i`],
  ['subscribers', 'id, email, email_key, wording', `'s' || i, 'a', 'a' || i || '@example.org', 'n 1'`],
  [
    'contact_messages',
    'id, topic, name, email, email_key, message',
    `'c' || i, 'general', 'A', 'a', 'a' || i || '@example.org', 'm'`,
  ],
  ['courses', 'id, title, summary, body', `'c' || i, 'A', 's', 'b'`],
  [
    'course_applicants',
    'id, attempt_id, course_id, user_id, name, email, email_key, state',
    `'a' || i, 'a' || i, 'c' || i, 'u' || i, 'A', 'a', 'a' || i || '@example.org', 'received'`,
  ],
  [
    'maktab_registrations',
    'id, attempt_id, user_id, guardian_name, guardian_email, guardian_email_key, guardian_number, wording',
    `'m' || i, 'a' || i, 'u' || i, 'A', 'a', 'a' || i || '@example.org', '1', 'm 1'`,
  ],
  [
    'maktab_children',
    'registration_id, position, first_name, last_name, date_of_birth',
    `'m' || i, 0, 'A', 'B', '2018-01-01'`,
  ],
  ['payment_accounts', 'id, kind, mode', `'demo', 'demonstration', 'demo'`],
  [
    'gifts',
    'id, attempt_id, pass_hash, cause_id, fund, amount_minor, currency, mode, account_id, donor_name, donor_email, user_id, state',
    `'g' || i, gen_random_uuid(), decode(md5(i::text), 'hex'), 'general', 'general', 100, 'gbp', 'demo', 'demo', 'A', 'a' || i || '@example.org', 'u' || i % 1000, 'paid'`,
  ],
  [
    'ledger_entries',
    'id, gift_id, kind, provider_ref, amount_minor, currency, mode',
    `'l' || i, 'g' || i, 'paid', 'p' || i, 100, 'gbp', 'demo'`,
  ],
  [
    'cycles',
    'id, attempt_id, pass_hash, cause_id, fund, rhythm, amount_minor, currency, mode, account_id, state, starts_at, starts_on, donor_name, donor_email, user_id',
    `'y' || i, gen_random_uuid(), decode(md5(i::text), 'hex'), 'general', 'general', 'weekly', 100, 'gbp', 'demo', 'demo', 'active', '2026-11-20', '2026-11-20', 'A', 'a' || i || '@example.org', 'u' || i % 1000`,
  ],
  [
    'gift_aid_declarations',
    'id, mode, email, user_id, first_name, last_name, house, postcode, scope, wording, charity, language, channel, address_mark, details, agreed_at',
    `'d' || i, 'demo', 'a' || i || '@example.org', 'u' || i, 'A', 'B', '1', 'S1 1AA', 'this', 'gift-aid-1', 'C', 'en', 'website', '', decode(md5(i::text), 'hex'), '2026-01-01'`,
  ],
  ['gift_aid_claims', 'id, number, mode, lines, amount_minor, made_at', `'k' || i, i, 'demo', 1, 100, '2026-01-01'`],
  ['gift_aid_lines', 'claim_id, position, day, amount_minor', `'k' || i, 1, '2026-01-01', 100`],
  [
    'gift_aid_claimed',
    'gift_id, claim_id, position, amount_minor, declaration_id',
    `'g' || i, 'k' || i, 1, 100, 'd' || i`,
  ],
  ['receipts', 'gift_id, mode, year, serial, number, says', `'g' || i, 'demo', 2025, i, 'R' || i, '{}'`],
]

let host: Accounts
let mosque: TestTenant
let member: Member

beforeAll(async () => {
  host = await startAccounts({ now: () => clock, proxies: 1 })
  mosque = await host.tenant()
  const otherMosque = await host.tenant()
  member = await host.createMember(mosque)
  await fillTables(host.database.pool, async (client) => {
    for (const tenant of [mosque, otherMosque])
      for (const [table, columns, values] of tables)
        await client.query(
          `insert into ${table} (tenant_id, ${columns}) select $1, ${values} from generate_series(1, $2) i`,
          [tenant.id, table === 'payment_accounts' ? 1 : rows],
        )
  })
}, 120_000)
afterAll(() => host.close())

const reference = 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM'
const password = 'correct horse battery'
const calls: [url: string, body: object][] = [
  ['/api/user/register', { name: 'A', email: 'new@example.org', password }],
  ['/api/user/login', { email: 'a7@example.org', password }],
  ['/api/user/verify', { reference, password }],
  ['/api/user/details', {}],
  ['/api/user/updateDetails', { name: 'B', email: 'b@example.org', currentPassword: password }],
  ['/api/sendResetPasswordRequest', { email: 'a7@example.org' }],
  ['/api/resetPassword', { reference, password: 'staple horse correct battery' }],
  ['/api/user/donations', {}],
  ['/api/user/statement', { from: '2026-01-01', to: '2026-12-31' }],
  ['/api/user/export', {}],
  ['/api/getSubscriptionList', {}],
  ['/api/isJummahpayCycleRunning', {}],
  ['/api/user/logout', {}],
  ['/api/user/delete', { password }],
]

/** Sequential scans of small tables: tenants, their configuration, and content that other tests cover. */
const smallTableScans =
  /Seq Scan on (tenants|hostnames|origins|settings|payment_accounts|causes|campaigns|events|news|classes|courses|services|gallery_images|about_sections|resources)\b/g

async function expectIndexes(work: () => Promise<unknown>) {
  const statements = await recordStatements(async () => void (await work()))
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    const plan = await explainPlan(host.database, mosque.id, statement)
    expect(`${statement.text}\n${plan}`.replaceAll(smallTableScans, '')).not.toContain('Seq Scan')
  }
}

test.each(calls)('%s makes no sequential scan', async (url, body) => {
  const session = await host.createMember(mosque)
  await expectIndexes(() => host.postAs(url.includes('delete') ? session : member, mosque, url, body))
  member = url.includes('logout') ? session : member
})

test('changing a password and processing requests make no sequential scan', async () => {
  const { token } = await host.createMember(mosque)
  const change = { currentPassword: password, newPassword: 'staple horse correct battery' }
  await expectIndexes(() => host.postAs({ token }, mosque, '/api/user/changePassword', change))
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: 'a9@example.org' })
  await expectIndexes(() => host.processRequests())
})
