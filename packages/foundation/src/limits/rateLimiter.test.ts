import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setTenantLimits } from '../../../server/src/tenants/limits.ts'
import { getPath, contractCalls, type ContractCall, exampleOf } from '../../../testkit/src/calls.ts'
import { registerMember } from '../../../acceptance/src/accounts.ts'
import { startTestServer, type TestServer, type TestTenant, type TestResponse } from '../../../acceptance/src/index.ts'
import { solveCaptcha } from '../../../testkit/src/solveCaptcha.ts'
import { callRates, rates, maxMultipleWithChallenge } from './rates.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, proxies: 1, now: () => clock })
})
afterAll(() => server.close())

const forwardedFor = (address: string) => ({ 'x-forwarded-for': address })
/** One of many /64 networks within one /48. */
const fromSite = (index: number) => forwardedFor(`2001:db8:77:${index.toString(16)}::1`)
/** An address in its own network. */
const fromNetwork = (index: number) => forwardedFor(`100.${index >> 8}.${index & 255}.7`)
const newVisitor = forwardedFor('203.0.113.200')

const message = { name: 'Aisha Rahman', email: 'aisha@example.org', message: 'When are visitors welcome?' }
const contact = (mosque: TestTenant, headers: Record<string, string>, body: object = {}) =>
  server.post(mosque, '/api/contact', body, headers)

function readChallenge({ body }: TestResponse): string {
  const challenge: unknown = Reflect.get(Object(body.data), 'challenge')
  if (typeof challenge !== 'string') throw new Error(`No challenge in ${JSON.stringify(body)}`)
  return challenge
}
const solveChallenge = async (response: TestResponse) => ({
  'x-challenge-solution': await solveCaptcha(readChallenge(response)),
})
const challengeRequired = {
  code: 429,
  body: { status: 429, data: { errors: { captcha: expect.stringContaining('not a robot') } } },
}

test('640 empty messages from one /48 block no other visitor', async () => {
  const mosque = await server.tenant()
  for (let index = 0; index < 640; index += 1) expect((await contact(mosque, fromSite(index))).code).toBe(422)
  expect(await contact(mosque, newVisitor, message)).toMatchObject({ code: 200 })
  expect(await contact(mosque, fromSite(9000), message)).toMatchObject({ code: 200 })
})

test('3,100 logins from one /48 block no other login', async () => {
  const mosque = await server.tenant()
  // A tenth of the limits, and of the logins.
  const limits = { account: rates.account.fromOne / 10, 'account.all': rates.account.fromAll / 10 }
  await setTenantLimits(server.database, mosque.id, limits)
  const { email, password } = await registerMember(server, mosque)
  const codes = new Map<number, number>()
  const guess = async (index: number) => {
    const login = { email: `name${index}@example.org`, password: 'wrong words' }
    const { code } = await server.post(mosque, '/api/user/login', login, fromSite(index))
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  for (let index = 0; index < 310; index += 10)
    await Promise.all(Array.from({ length: 10 }, (_, n) => guess(index + n)))
  expect(Object.fromEntries(codes)).toEqual({ 401: 4 * limits.account, 429: 310 - 4 * limits.account })
  expect(await server.post(mosque, '/api/user/login', { email, password }, newVisitor)).toMatchObject({ code: 200 })
})

/** Not tested: two need a session, and one needs its own example for each test. */
const excludedCalls = ['userUpdate', 'passwordChange', 'manageLinkAsk']

const limitedCalls = contractCalls.filter(({ id, session }) => {
  const name = Object.entries(callRates).find(([call]) => call === id)?.[1]
  return (
    (name === 'form' || name === 'account' || name === 'search') &&
    session !== 'required' &&
    !excludedCalls.includes(id)
  )
})
const getRateName = ({ id }: ContractCall) => Object.entries(callRates).find(([call]) => call === id)?.[1] ?? ''

/** Returns a call's example, with a header for the call that needs one. */
function makeRequest(call: ContractCall) {
  const body = exampleOf(call)
  const attempt = 'attemptId' in body ? { attemptId: randomUUID() } : {}
  const headers: Record<string, string> = call.id === 'donationTokenDecode' ? { token: 'r'.repeat(43) } : {}
  return { headers, body: { ...body, ...attempt } }
}

async function sendExample(
  call: ContractCall,
  mosque: TestTenant,
  headers: Record<string, string>,
): Promise<TestResponse> {
  const example = makeRequest(call)
  const allHeaders = { ...example.headers, ...headers }
  if (call.method === 'GET') return server.get(mosque, `${getPath(call, 'elevenchars')}?q=roof`, allHeaders)
  return server.post(mosque, getPath(call, 'elevenchars'), example.body, allHeaders)
}

describe.each(limitedCalls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  const name = getRateName(call)

  test('is never refused because of others: above the total limit, each call needs a solved challenge', async () => {
    const [mosque, otherMosque] = [
      await server.tenant({ phoneCountry: 'GB' }),
      await server.tenant({ phoneCountry: 'GB' }),
    ]
    for (const { id } of [mosque, otherMosque]) await setTenantLimits(server.database, id, { [`${name}.all`]: 1 })
    // An invalid body does not count towards the total limit.
    let requestCount = 0
    for (let tries = 0; tries < 3; tries += 1) {
      const response = await sendExample(call, mosque, fromNetwork((requestCount += 1)))
      if (response.code !== 422 && response.code !== 429) break
    }
    const response = await sendExample(call, mosque, newVisitor)
    if (response.code === 422) throw new Error(`The example of ${call.id} is refused: ${JSON.stringify(response.body)}`)
    expect(response).toMatchObject(challengeRequired)
    expect(response.headers['retry-after']).toMatch(/^\d+$/)
    expect(response.body.message).not.toContain('connection')
    const solutionHeaders = await solveChallenge(response)

    await sendExample(call, otherMosque, fromNetwork(1))
    expect((await sendExample(call, otherMosque, { ...newVisitor, ...solutionHeaders })).code, "another mosque's").toBe(
      429,
    )
    const acceptedResponse = await sendExample(call, mosque, { ...newVisitor, ...solutionHeaders })
    expect(acceptedResponse.code).not.toBe(429)
    expect((await sendExample(call, mosque, { ...newVisitor, ...solutionHeaders })).code, 'a second time').toBe(429)
    expect((await sendExample(call, mosque, { ...newVisitor, 'x-challenge-solution': 'e30=' })).code, 'made up').toBe(
      429,
    )
  })
})

test('a solved challenge is valid only for its own call, and for 15 minutes', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { 'form.all': 1 })
  await contact(mosque, fromNetwork(1), message)
  const newsletter = () => server.post(mosque, '/api/subscriber', { email: 'a@example.org' }, fromNetwork(2))
  await newsletter()
  const otherSolution = await solveChallenge(await newsletter())
  expect((await contact(mosque, { ...fromNetwork(3), ...otherSolution }, message)).code).toBe(429)
  const expiredSolution = await solveChallenge(await contact(mosque, fromNetwork(3), message))
  clock = new Date(clock.getTime() + 15 * 60_000)
  expect((await contact(mosque, { ...fromNetwork(3), ...expiredSolution }, message)).code).toBe(429)
})

test('the work of a challenge doubles with the load, up to eight times', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { 'form.all': 2 })
  const counters: number[] = []
  for (let index = 0; index < 40; index += 1) {
    const response = await contact(mosque, fromNetwork(index), { ...message, message: `Message ${index}` })
    if (index === 2 || index === 4 || index === 39) {
      const { solution: decoded }: { solution: { counter: number } } = JSON.parse(
        Buffer.from(await solveCaptcha(readChallenge(response)), 'base64').toString(),
      )
      counters.push(decoded.counter)
    }
  }
  const [first = 0, second = 0, last = 0] = counters
  expect([first >= 100 && first <= 200, second >= 200 && second <= 400, last >= 800 && last <= 1600]).toEqual([
    true,
    true,
    true,
  ])
})

test('limits networks by their size, and requires a challenge above the limit', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { form: 2 })
  const write = (address: string, solutionHeaders = {}) =>
    contact(mosque, { ...forwardedFor(address), ...solutionHeaders }, { ...message, message: randomUUID() })
  const codes = async (addresses: string[]) => {
    const results: number[] = []
    for (const address of addresses) results.push((await write(address)).code)
    return results
  }
  // Four from one household of 256 networks, eight from the site of 65,536.
  const household = (index: number) => Array.from({ length: 5 }, (_, n) => `2001:db8:5:${index}0${n}::1`)
  expect(await codes(household(1))).toEqual([200, 200, 200, 200, 429])
  expect(await codes(household(2))).toEqual([200, 200, 200, 200, 429])
  expect(await codes(['2001:db8:6:1::1'])).toEqual([200])
  const response = await write('2001:db8:5:300::1')
  expect(response).toMatchObject(challengeRequired)
  expect((await write('2001:db8:5:300::1', await solveChallenge(response))).code).toBe(200)
  expect(await codes(Array.from({ length: 9 }, (_, index) => `192.0.2.${index + 1}`))).toEqual([
    ...Array.from({ length: 8 }, () => 200),
    429,
  ])
})

test('visitors on a shared Wi-Fi can continue with challenges, and the message is about their connection', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { form: 1 })
  const write = (solutionHeaders = {}) =>
    contact(mosque, { ...newVisitor, ...solutionHeaders }, { ...message, message: randomUUID() })
  expect((await write()).code).toBe(200)
  for (let index = 1; index < maxMultipleWithChallenge; index += 1)
    expect(await write()).toMatchObject({
      ...challengeRequired,
      body: { message: expect.stringContaining('from your connection') },
    })
  const response = await write()
  expect(response.body.message).toBe('Too many requests from your connection. Please try again in 60 minutes.')
  expect(response).toMatchObject({ code: 429, headers: { 'retry-after': expect.stringMatching(/^3\d\d\d$/) } })
  expect(response.body.data).toEqual({})
})
