import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { operations } from '@minaret/contract'
import { paymentAccounts } from '../../foundation/src/db/paymentAccounts.ts'
import { loadDemonstration } from './demonstration/load.ts'
import { makeDonationToken } from '../../giving/src/webview-links/token.ts'
import { openAccount, saveAccount } from '../../giving/src/providers/accounts.ts'
import { signEvent } from '../../giving/src/providers/events.ts'
import { registerMember, readText } from '../../acceptance/src/accounts.ts'
import { callOf, type ContractCall, contractCalls, exampleOf } from '../../testkit/src/calls.ts'
import type { ValidRequest, Row } from '../../acceptance/src/callRows.ts'
import { type Accounts, fill, startAccounts, type TestTenant } from '../../acceptance/src/index.ts'
import { watchTenancy } from '../../testkit/src/tenancy.ts'
import { createTvScreen } from '../../content/src/tv/screens.ts'

let host: Accounts
let noor: TestTenant
let other: TestTenant
let mailing: TestTenant
let otherAccount: string
let tenancy: ReturnType<typeof watchTenancy>
beforeAll(async () => {
  host = await startAccounts()
  const { database, secrets } = host
  await loadDemonstration(host)
  const { rows } = await database.pool.query<{ id: string }>("select id from tenants where slug = 'an-noor'")
  noor = { id: rows[0]?.id ?? '', slug: 'an-noor', hostname: 'localhost' }
  other = await host.tenant({ phoneCountry: 'GB' })
  await database.pool.query("update causes set title = 'Else', summary = 'Other' where tenant_id = $1", [other.id])
  mailing = await host.tenant({ paymentMode: 'none', phoneCountry: 'GB' })
  otherAccount = await saveAccount(database, secrets, { tenantId: other.id, kind: 'demonstration' })
  tenancy = watchTenancy()
})
afterAll(() => host.close())

async function idOf(table: string, where = 'true'): Promise<string> {
  const { rows } = await host.database.pool.query<{ id: string }>(
    `select id from ${table} where tenant_id = $1 and ${where} order by id limit 1`,
    [noor.id],
  )
  return rows[0]?.id ?? `No ${table}`
}

const view = (table: string, where = 'published_at <= now()'): Row => ({
  right: async () => ({ in: { id: await idOf(table, where) } }),
  elsewhere: 404,
})

const supporterLink: Row = {
  right: async () => {
    const id = await idOf('campaigns')
    return { in: { id, ref: readText(await host.post(noor, `/api/campaigns/${id}/supporter`, {}), 'ref') } }
  },
  elsewhere: 404,
}

const session = (row: Row = {}): Row => ({
  elsewhere: 401,
  ...row,
  right: async () => {
    const { token } = await registerMember(host, noor)
    const right = await row.right?.()
    return { ...right, headers: { 'x-jwt-token': token } }
  },
})

const newsletterLink = async (kind: string): Promise<ValidRequest> => {
  const email = `${randomUUID()}@example.org`
  await host.post(noor, '/api/subscriber', { email })
  const confirm = await host.readLinkReference(noor, 'newsletter-confirm')
  if (kind === 'newsletter-confirm') return { body: { reference: confirm } }
  await host.post(noor, '/api/subscriber/confirm', { reference: confirm })
  return { body: { reference: await host.readLinkReference(noor, kind) } }
}

async function startGift(): Promise<{ attemptId: string; pageToken: string; causeId: string }> {
  const causeId = await idOf('causes')
  const response = await host.post(noor, '/api/donation/start', { causeId })
  return { attemptId: randomUUID(), pageToken: readText(response, 'pageToken'), causeId }
}

async function payGift(confirmationTokenId = 'demo_succeeds') {
  const { causeId, ...attempt } = await startGift()
  const body = { ...exampleOf(callOf('giftPay')), ...attempt, causeId, confirmationTokenId }
  return { attempt, id: readText(await host.post(noor, '/api/stripePaymentProcess', body), 'id') }
}

/** Every operation; a missing one does not compile. */
const rows: Record<keyof operations, Row> = {
  configurationLoad: {},
  prayerToday: {},
  prayerMonth: {},
  prayerEmbed: {},
  prayerCalendar: {},
  eventCalendar: {},
  visitorSave: {},
  vitalsSave: {},
  causeList: {},
  causeView: view('causes'),
  giftStart: { right: async () => ({ body: { causeId: await idOf('causes', "id <> 'general'") } }), elsewhere: 404 },
  giftPay: { right: async () => ({ body: await startGift() }), elsewhere: 410 },
  giftView: { right: async () => ({ in: { id: (await payGift()).id } }), elsewhere: 404 },
  attemptView: { right: async () => ({ body: (await payGift()).attempt }), elsewhere: 404 },
  giftCancel: { right: async () => ({ body: { id: (await payGift('demo_3ds')).id } }), elsewhere: 404 },
  userRegister: { right: async () => ({ body: { email: `${randomUUID()}@example.org` } }) },
  userVerify: {
    right: async () => {
      await host.post(mailing, '/api/user/register', exampleOf(callOf('userRegister')))
      await host.processRequests()
      return { at: mailing, body: { reference: await host.readLinkReference(mailing, 'register') } }
    },
    elsewhere: 410,
  },
  userLogin: {
    right: async () => {
      const { email, password } = await registerMember(host, noor)
      return { body: { email, password } }
    },
    elsewhere: 401,
  },
  userLogout: session(),
  userDetails: session(),
  userUpdate: session(),
  passwordChange: session(),
  resetRequest: {},
  passwordReset: {
    right: async () => {
      const { email } = await host.createMember(mailing)
      await host.post(mailing, '/api/sendResetPasswordRequest', { email })
      await host.processRequests()
      return { at: mailing, body: { reference: await host.readLinkReference(mailing, 'reset') } }
    },
    elsewhere: 410,
  },
  giftHistory: session(),
  giftStatement: session(),
  userExport: session(),
  userDelete: session(),
  maktabRegister: { right: async () => ({ body: { attemptId: randomUUID() } }) },
  // There is no regular gift yet.
  cycleList: session(),
  cycleRunning: {},
  cycleUpdate: session({ code: 404 }),
  cycleCard: session({ code: 404 }),
  giftManage: { code: 410, elsewhere: 410 },
  manageLinkAsk: {},
  emailCheck: {},
  donationTokenDecode: {
    right: async () => ({
      headers: { token: await host.database.forTenant(noor.id)((tx) => makeDonationToken(tx, {}, new Date())) },
    }),
    elsewhere: 410,
  },
  activityList: {},
  bannerList: {},
  homeView: {},
  aboutView: {},
  aboutSectionView: view('about_sections'),
  contactSend: {},
  subscriberAdd: {},
  subscriberConfirm: { right: () => newsletterLink('newsletter-confirm'), elsewhere: 410 },
  subscriberLeave: { right: () => newsletterLink('newsletter-welcome'), elsewhere: 410 },
  tvView: {
    right: async () => ({ in: { token: (await createTvScreen(host.database.forTenant(noor.id), 'Hall')).token } }),
    elsewhere: 404,
  },
  eventList: {},
  eventView: view('events'),
  siteSearch: {},
  newsList: {},
  newsView: view('news'),
  resourceList: {},
  serviceList: {},
  serviceView: view('services'),
  privacyView: { elsewhere: 404 },
  termsView: { elsewhere: 404 },
  galleryList: {},
  classList: {},
  classView: view('classes'),
  courseList: {},
  courseView: view('courses'),
  courseApply: {
    right: async () => ({
      body: { attemptId: randomUUID(), courseId: await idOf('courses', '(closes is null or closes > now())') },
    }),
    elsewhere: 404,
  },
  applicationConfirm: {
    right: async () => {
      const course = {
        id: 'arabic-1',
        title: 'Arabic',
        summary: 'Letters.',
        body: '',
        published_at: '2026-01-01T00:00Z',
      }
      await fill(host.database, mailing.id, 'courses', [{ ...course, places_taken: 0, position: 0 }])
      await host.post(mailing, '/api/course/applicant', { ...exampleOf(callOf('courseApply')), courseId: course.id })
      return { at: mailing, body: { reference: await host.readLinkReference(mailing, 'course-confirm') } }
    },
    elsewhere: 410,
  },
  campaignList: {},
  campaignView: view('campaigns'),
  campaignNeeds: view('campaigns'),
  campaignPlans: view('campaigns'),
  campaignMessage: view('campaigns', 'chair_body is not null'),
  campaignFaqs: view('campaigns'),
  campaignSupporterMake: view('campaigns'),
  campaignSupporterReport: supporterLink,
  campaignSupporterView: supporterLink,
  providerEvent: {
    right: async () => {
      const [account] = await host.database.forTenant(noor.id)((tx) =>
        tx.select().from(paymentAccounts).where(eq(paymentAccounts.kind, 'demonstration')),
      )
      if (!account) throw new Error('Expected a payment account')
      const body = {
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        created: 1,
        livemode: false,
        data: { object: { id: 'demo_1', object: 'payment_intent', metadata: {} } },
      }
      const [secret = ''] = openAccount(account, host.secrets).webhookSecrets
      const signature = signEvent(JSON.stringify(body), secret, new Date())
      return { in: { account: account.id }, body, headers: { 'stripe-signature': signature } }
    },
    elsewhere: 400,
  },
}

const rightOf = async (call: ContractCall, row: Row) => {
  const right = (await row.right?.()) ?? {}
  return { ...right, body: { ...exampleOf(call), ...right.body } }
}

async function send(call: ContractCall, tenant: TestTenant, { in: path = {}, body, headers }: ValidRequest) {
  const response = await host.app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? 'nothing-like-it'),
    headers: {
      host: tenant.hostname,
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile',
      ...(call.method === 'POST' ? { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' } : {}),
      ...headers,
    },
    ...(call.method === 'POST' ? { payload: JSON.stringify(body) } : {}),
  })
  return { code: response.statusCode, text: response.body }
}

/** Returns the full mosque's own texts in a response. */
function ownTexts(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => ownTexts(item))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => ownTexts(item, name))
  return typeof value === 'string' && /^(title|summary|caption|subject|mosque|href|question)$/.test(key) ? [value] : []
}
const parse = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text)

describe.each(contractCalls.map((call) => [call.id, call] as const))('%s', (id, call) => {
  const row: Row = Reflect.get(rows, id)

  test('accepts a valid request, without a trace at another mosque', async () => {
    const right = await rightOf(call, row)
    const ownTenant = right.at ?? noor
    const otherRight = right.in?.account ? { ...right, in: { account: otherAccount } } : right
    const otherResponse = await send(call, other, otherRight)
    const response = await send(call, ownTenant, right)
    expect([response.code, otherResponse.code], `${response.text}\n${otherResponse.text}`).toEqual([
      row.code ?? 200,
      row.elsewhere ?? 200,
    ])
    for (const text of ['an-Noor', ...ownTexts(parse(response.text))]) expect(otherResponse.text).not.toContain(text)
  })

  test('rejects an invalid request', async () => {
    if (call.method === 'POST') {
      const { code } = await send(call, noor, { body: { no: 'such field' } })
      const invalidCode = call.session === 'required' || ['userUpdate', 'passwordChange'].includes(id) ? 401 : 422
      expect(code).toBe(id === 'providerEvent' ? 404 : invalidCode)
    } else {
      const unknownTenant = { ...noor, hostname: 'nobody.test' }
      expect((await send(call, call.path.includes('{') ? noor : unknownTenant, {})).code).toBe(404)
    }
  })
})

test('a mosque with all its content has no empty list, so that the tests above compare real content', async () => {
  for (const call of contractCalls.filter(({ id }) => id.endsWith('List') && id !== 'cycleList'))
    expect([call.id, ownTexts(parse((await send(call, noor, {})).text)).length > 0]).toEqual([call.id, true])
})

test('every SQL statement on a mosque’s rows is limited to that mosque', () => {
  const { routed, ...violations } = tenancy.end()
  expect([violations, routed > 1000]).toEqual([{ crossed: 0, unrouted: [] }, true])
})
