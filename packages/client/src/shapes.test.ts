import { document } from '@minaret/contract/document'
import { expect, test } from 'vitest'
import { createApi, oops, read, readPage } from './index.ts'
import { hasShape, isWhole } from './shapes.ts'

type Schema = Record<string, unknown>

const isRecord = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const record = (value: unknown): Schema => (isRecord(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The least that a schema of the contract takes. */
function least(schema: unknown): unknown {
  const { $ref, allOf, anyOf, type, properties, required, items, format } = record(schema)
  if (typeof $ref === 'string') return least(record(document.components.schemas)[$ref.split('/').at(-1) ?? ''])
  if (allOf) return Object.assign({}, ...list(allOf).map(least))
  if (anyOf) return least(list(anyOf)[0])
  switch (type) {
    case 'array':
      return [least(items)]
    case 'object':
      return Object.fromEntries(list(required).map((field) => [field, least(record(properties)[String(field)])]))
    case 'string':
      return format ? '2026-11-22T12:00:00Z' : 'x'
    case 'boolean':
      return true
    default:
      return 1
  }
}

const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.values(item).flatMap((operation) => {
    const ok = record(record(record(record(operation).responses)['200']).content)['application/json']
    const { data } = record(least(record(ok).schema))
    return data === undefined ? [] : [[path, data] as const]
  }),
)

test.each(calls)('%s: what the contract promises is taken, with more beside it', (path, data) => {
  expect(hasShape(path, data)).toBe(true)
  if (isRecord(data) && !Array.isArray(data)) expect(hasShape(path, { ...data, another: 1 })).toBe(true)
})

test.each(calls)('%s: anything else is no answer', (path, data) => {
  for (const other of [null, undefined, 'text', 7, true]) expect([other, hasShape(path, other)]).toEqual([other, false])
  expect(hasShape(path, Array.isArray(data) ? {} : [])).toBe(false)
  if (Array.isArray(data)) expect(hasShape(path, [...data, 'text'])).toBe(false)
  else
    for (const field of Object.keys(record(data))) {
      const { [field]: gone, ...rest } = record(data)
      expect([field, hasShape(path, rest)]).toEqual([field, false])
      expect([field, hasShape(path, { ...rest, [field]: typeof gone === 'object' ? 'text' : {} })]).toEqual([
        field,
        false,
      ])
    }
})

test('what lies deep in an answer is looked at too', () => {
  const day = record(calls.find(([path]) => path === '/api/prayer-time/today')?.[1])
  expect(hasShape('/api/prayer-time/today', day)).toBe(true)
  const today = { ...record(day.today), prayers: [{ prayer: 'fajr', begins: { time: '05:00', at: 'soon' } }] }
  expect(hasShape('/api/prayer-time/today', { ...day, today })).toBe(false)
})

const page = (body: string) =>
  createApi({
    baseUrl: 'https://mosque.example',
    shapes: async (path, text) => isWhole(path, text),
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  })

test.each([
  ['no data', { status: 200, message: 'OK' }],
  ['nothing as data', { status: 200, message: 'OK', data: null }],
  ['empty data', { status: 200, message: 'OK', data: {} }],
  ['a list', { status: 200, message: 'OK', data: [] }],
])('a 200 with %s where the home page should be is a failure in the words of the specification', async (_, body) => {
  await expect(read(page(JSON.stringify(body)).GET('/api/home'))).rejects.toMatchObject({
    kind: 'broken',
    message: oops,
  })
})

test('a list of something else is one too; a refusal keeps its words', async () => {
  const odd = JSON.stringify({ status: 200, message: 'OK', data: [{ hello: 'world' }] })
  await expect(readPage(page(odd).GET('/api/news'))).rejects.toMatchObject({ kind: 'broken' })
  const refused = JSON.stringify({ status: 404, message: 'Gone.', data: {} })
  await expect(read(page(refused).GET('/api/home'))).rejects.toMatchObject({ kind: 'refused', message: 'Gone.' })
})
