import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPath, contractCalls, type ContractCall } from '../../../testkit/src/calls.ts'
import { nastyValues, withNastyValues, fromSchema, characters } from '../../../testkit/src/fromSchema.ts'
import { startGiving, type Giving, type Mosque } from '../../../acceptance/src/index.ts'

let giving: Giving
let mosque: Mosque

beforeAll(async () => {
  giving = await startGiving('demonstration')
  mosque = await giving.mosque()
})
afterAll(() => giving.close())

/** `npm run test:long` tries two hundred bodies per call. */
const runFactor = process.env.MINARET_YEARS === undefined ? 1 : 10

/** The statuses allowed for any input. */
const allowedStatuses = [200, 304, 400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422, 429]

/** Reads a path in the untyped contract, because each call has a different shape. */
const getAt = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (current, name) => (typeof current === 'object' && current ? Reflect.get(current, name) : undefined),
    value,
  )

const bodySchema = ({ operation }: ContractCall) =>
  getAt(operation, 'requestBody', 'content', 'application/json', 'schema')

const text = fc.oneof(
  fc.constantFrom('general', 'x', '0', 'a'.repeat(22), '%00', '%F0%9F%95%8C', '..%2f', 'A'.repeat(43), '%E2%80%AE'),
  fc.string({ unit: characters('abc-_.~!*()%25') }).map(encodeURIComponent),
)

const headers = fc.record(
  {
    'x-jwt-token': fc.constantFrom('', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', 'A'.repeat(3000), '\u00e9'),
    token: fc.constantFrom('', 'null', 'undefined', 'A'.repeat(43), 'A'.repeat(44)),
    'accept-language': fc.constantFrom('', '*', 'en;q=x', 'ur-PK,ur;q=0.9', 'x'.repeat(500), ';;;'),
    'if-none-match': fc.constantFrom('', '*', '"', 'W/', ',,,'),
    'x-forwarded-for': fc.constantFrom('', 'x', '::1', '1.2.3.4, 5.6.7.8'),
    origin: fc.constantFrom('null', 'https://evil.example', ''),
  },
  { requiredKeys: [] },
)

const query = fc.dictionary(
  fc.constantFrom('after', 'pageSize', 'album', 'month', '__proto__', 'constructor', 'x'),
  text,
)

const encodeQuery = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** Generates valid and broken bodies, JSON that is not an object, and text that is not JSON. */
const payloads = (call: ContractCall) =>
  fc.oneof(
    {
      arbitrary: withNastyValues(fromSchema(bodySchema(call) ?? {})).map((body) => JSON.stringify(body) ?? ''),
      weight: 20,
    },
    { arbitrary: nastyValues.map((body) => JSON.stringify(body) ?? ''), weight: 1 },
    { arbitrary: fc.json(), weight: 1 },
    { arbitrary: fc.constantFrom('{', '[1', '{"a":1e400}', '{"__proto__":1}', '\u0000', '\uFEFF{}'), weight: 1 },
  )

const calls = contractCalls.filter(({ json }) => json).map((call) => [`${call.method} ${call.path}`, call] as const)

test.each(calls)('%s responds to any input in the envelope and never fails', async (_, call) => {
  const request = fc.record({
    id: text,
    query,
    headers,
    payload: call.method === 'POST' ? payloads(call) : fc.constant(''),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ id, query: parameters, headers: requestHeaders, payload }) => {
      const response = await giving.server.app.inject({
        method: call.method,
        url: `${getPath(call, id || 'x')}?${encodeQuery(parameters)}`,
        headers: {
          ...requestHeaders,
          host: mosque.hostname,
          'x-requested-with': 'XMLHttpRequest',
          ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(call.method === 'POST' ? { payload } : {}),
      })
      const body: unknown = response.statusCode === 304 ? { status: 304, message: '-' } : response.json()
      expect({ code: response.statusCode, body }).toMatchObject({
        code: expect.toSatisfy((code: number) => allowedStatuses.includes(code)),
        body: { status: response.statusCode, message: expect.stringMatching(/./) },
      })
    }),
    { numRuns: (call.method === 'POST' ? 20 : 8) * runFactor, seed: 20_261_121 },
  )
})
