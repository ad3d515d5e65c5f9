import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setTenantLimits } from '../../../server/src/tenants/limits.ts'
import { getPath, contractCalls, type ContractCall, exampleOf } from '../../../testkit/src/calls.ts'
import { memberOf } from '../../../acceptance/src/accounts.ts'
import { startTestServer, type TestServer, type TestTenant, type TestResponse } from '../../../acceptance/src/index.ts'
import { solve } from '../../../testkit/src/solve.ts'
import { rateOf, rates, timesWithChallenge } from './rates.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, proxies: 1, now: () => clock })
})
afterAll(() => server.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
/** One of many /64 networks within one /48. */
const inOneSite = (at: number) => from(`2001:db8:77:${at.toString(16)}::1`)
/** An address in a network of its own. */
const somewhere = (at: number) => from(`100.${at >> 8}.${at & 255}.7`)
const fresh = from('203.0.113.200')

const message = { name: 'Aisha Rahman', email: 'aisha@example.org', message: 'When are visitors welcome?' }
const contact = (mosque: TestTenant, headers: Record<string, string>, body: object = {}) =>
  server.post(mosque, '/api/contact', body, headers)

function challengeIn({ body }: TestResponse): string {
  const challenge: unknown = Reflect.get(Object(body.data), 'challenge')
  if (typeof challenge !== 'string') throw new Error(`No challenge in ${JSON.stringify(body)}`)
  return challenge
}
const solution = async (response: TestResponse) => ({ 'x-challenge-solution': await solve(challengeIn(response)) })
const asks = { code: 429, body: { status: 429, data: { errors: { captcha: expect.stringContaining('not a robot') } } } }

test('640 empty messages from one /48 block nobody else', async () => {
  const mosque = await server.tenant()
  for (let at = 0; at < 640; at += 1) expect((await contact(mosque, inOneSite(at))).code).toBe(422)
  expect(await contact(mosque, fresh, message)).toMatchObject({ code: 200 })
  expect(await contact(mosque, inOneSite(9000), message)).toMatchObject({ code: 200 })
})

test('3,100 logins from one /48 block no other login', async () => {
  const mosque = await server.tenant()
  // A tenth of the limits, and of the logins.
  const tenth = { account: rates.account.fromOne / 10, 'account.all': rates.account.fromAll / 10 }
  await setTenantLimits(server.database, mosque.id, tenth)
  const { email, password } = await memberOf(server, mosque)
  const codes = new Map<number, number>()
  const guess = async (at: number) => {
    const wrong = { email: `name${at}@example.org`, password: 'wrong words' }
    const { code } = await server.post(mosque, '/api/user/login', wrong, inOneSite(at))
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  for (let at = 0; at < 310; at += 10) await Promise.all(Array.from({ length: 10 }, (_, n) => guess(at + n)))
  expect(Object.fromEntries(codes)).toEqual({ 401: 4 * tenth.account, 429: 310 - 4 * tenth.account })
  expect(await server.post(mosque, '/api/user/login', { email, password }, fresh)).toMatchObject({ code: 200 })
})

/** Not tested: two need a session, and one needs its own example for each test. */
const excludedCalls = ['userUpdate', 'passwordChange', 'manageLinkAsk']

const limited = contractCalls.filter(({ id, session }) => {
  const name = Object.entries(rateOf).find(([call]) => call === id)?.[1]
  return (
    (name === 'form' || name === 'account' || name === 'search') &&
    session !== 'required' &&
    !excludedCalls.includes(id)
  )
})
const nameOf = ({ id }: ContractCall) => Object.entries(rateOf).find(([call]) => call === id)?.[1] ?? ''

/** Returns a call's example, with a header for the call that needs one. */
function requestOf(call: ContractCall) {
  const body = exampleOf(call)
  const attempt = 'attemptId' in body ? { attemptId: randomUUID() } : {}
  const headers: Record<string, string> = call.id === 'donationTokenDecode' ? { token: 'r'.repeat(43) } : {}
  return { headers, body: { ...body, ...attempt } }
}

async function make(call: ContractCall, mosque: TestTenant, headers: Record<string, string>): Promise<TestResponse> {
  const example = requestOf(call)
  const all = { ...example.headers, ...headers }
  if (call.method === 'GET') return server.get(mosque, `${getPath(call, 'elevenchars')}?q=roof`, all)
  return server.post(mosque, getPath(call, 'elevenchars'), example.body, all)
}

describe.each(limited.map((call) => [call.id, call] as const))('%s', (_, call) => {
  const name = nameOf(call)

  test('is never refused because of others: above the total limit each call needs a solved challenge', async () => {
    const [mosque, other] = [await server.tenant({ phoneCountry: 'GB' }), await server.tenant({ phoneCountry: 'GB' })]
    for (const { id } of [mosque, other]) await setTenantLimits(server.database, id, { [`${name}.all`]: 1 })
    // An invalid body does not count towards the total limit.
    let many = 0
    for (let tries = 0; tries < 3; tries += 1) {
      const response = await make(call, mosque, somewhere((many += 1)))
      if (response.code !== 422 && response.code !== 429) break
    }
    const response = await make(call, mosque, fresh)
    if (response.code === 422) throw new Error(`The example of ${call.id} is refused: ${JSON.stringify(response.body)}`)
    expect(response).toMatchObject(asks)
    expect(response.headers['retry-after']).toMatch(/^\d+$/)
    expect(response.body.message).not.toContain('connection')
    const solved = await solution(response)

    await make(call, other, somewhere(1))
    expect((await make(call, other, { ...fresh, ...solved })).code, "another mosque's").toBe(429)
    const passed = await make(call, mosque, { ...fresh, ...solved })
    expect(passed.code).not.toBe(429)
    expect((await make(call, mosque, { ...fresh, ...solved })).code, 'a second time').toBe(429)
    expect((await make(call, mosque, { ...fresh, 'x-challenge-solution': 'e30=' })).code, 'made up').toBe(429)
  })
})

test('a solved challenge is valid for its own call, for 15 minutes', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { 'form.all': 1 })
  await contact(mosque, somewhere(1), message)
  const newsletter = () => server.post(mosque, '/api/subscriber', { email: 'a@example.org' }, somewhere(2))
  await newsletter()
  const other = await solution(await newsletter())
  expect((await contact(mosque, { ...somewhere(3), ...other }, message)).code).toBe(429)
  const late = await solution(await contact(mosque, somewhere(3), message))
  clock = new Date(clock.getTime() + 15 * 60_000)
  expect((await contact(mosque, { ...somewhere(3), ...late }, message)).code).toBe(429)
})

test('the work of a challenge doubles with the load, up to eight times', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { 'form.all': 2 })
  const counters: number[] = []
  for (let at = 0; at < 40; at += 1) {
    const response = await contact(mosque, somewhere(at), { ...message, message: `Message ${at}` })
    if (at === 2 || at === 4 || at === 39) {
      const { solution: found }: { solution: { counter: number } } = JSON.parse(
        Buffer.from(await solve(challengeIn(response)), 'base64').toString(),
      )
      counters.push(found.counter)
    }
  }
  const [first = 0, second = 0, last = 0] = counters
  expect([first >= 100 && first <= 200, second >= 200 && second <= 400, last >= 800 && last <= 1600]).toEqual([
    true,
    true,
    true,
  ])
})

test('networks have limits by their size, above which a challenge is needed', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { form: 2 })
  const write = (address: string, solved = {}) =>
    contact(mosque, { ...from(address), ...solved }, { ...message, message: randomUUID() })
  const codes = async (addresses: string[]) => {
    const all: number[] = []
    for (const address of addresses) all.push((await write(address)).code)
    return all
  }
  // Four from one household of 256 networks, eight from the site of 65,536.
  const household = (at: number) => Array.from({ length: 5 }, (_, n) => `2001:db8:5:${at}0${n}::1`)
  expect(await codes(household(1))).toEqual([200, 200, 200, 200, 429])
  expect(await codes(household(2))).toEqual([200, 200, 200, 200, 429])
  expect(await codes(['2001:db8:6:1::1'])).toEqual([200])
  const response = await write('2001:db8:5:300::1')
  expect(response).toMatchObject(asks)
  expect((await write('2001:db8:5:300::1', await solution(response))).code).toBe(200)
  expect(await codes(Array.from({ length: 9 }, (_, at) => `192.0.2.${at + 1}`))).toEqual([
    ...Array.from({ length: 8 }, () => 200),
    429,
  ])
})

test('visitors on a shared Wi-Fi continue with challenges, and the message is about their connection', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { form: 1 })
  const write = (solved = {}) => contact(mosque, { ...fresh, ...solved }, { ...message, message: randomUUID() })
  expect((await write()).code).toBe(200)
  for (let at = 1; at < timesWithChallenge; at += 1)
    expect(await write()).toMatchObject({ ...asks, body: { message: expect.stringContaining('from your connection') } })
  const refused = await write()
  expect(refused.body.message).toBe('Too many requests from your connection. Please try again in 60 minutes.')
  expect(refused).toMatchObject({ code: 429, headers: { 'retry-after': expect.stringMatching(/^3\d\d\d$/) } })
  expect(refused.body.data).toEqual({})
})
