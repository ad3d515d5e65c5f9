import { document } from '@minaret/contract/document'
import { expect, test } from 'vitest'
import { createApi, fallbackMessage, read, readPage } from './index.ts'
import { hasShape, isExpectedResponse } from './shapes.ts'

type Schema = Record<string, unknown>

const isRecord = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const toRecord = (value: unknown): Schema => (isRecord(value) ? value : {})
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns the smallest value that a schema of the contract accepts. */
function smallestValue(schema: unknown): unknown {
  const { $ref, allOf, anyOf, type, properties, required, items, format } = toRecord(schema)
  if (typeof $ref === 'string')
    return smallestValue(toRecord(document.components.schemas)[$ref.split('/').at(-1) ?? ''])
  if (allOf) return Object.assign({}, ...toList(allOf).map(smallestValue))
  if (anyOf) return smallestValue(toList(anyOf)[0])
  switch (type) {
    case 'array':
      return [smallestValue(items)]
    case 'object':
      return Object.fromEntries(
        toList(required).map((field) => [field, smallestValue(toRecord(properties)[String(field)])]),
      )
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
    const ok = toRecord(toRecord(toRecord(toRecord(operation).responses)['200']).content)['application/json']
    const { data } = toRecord(smallestValue(toRecord(ok).schema))
    return data === undefined ? [] : [[path, data] as const]
  }),
)

test.each(calls)('%s: accepts what the contract promises, and further fields', (path, data) => {
  expect(hasShape(path, data)).toBe(true)
  if (isRecord(data) && !Array.isArray(data)) expect(hasShape(path, { ...data, another: 1 })).toBe(true)
})

test.each(calls)('%s: rejects anything else', (path, data) => {
  for (const other of [null, undefined, 'text', 7, true]) expect([other, hasShape(path, other)]).toEqual([other, false])
  expect(hasShape(path, Array.isArray(data) ? {} : [])).toBe(false)
  if (Array.isArray(data)) expect(hasShape(path, [...data, 'text'])).toBe(false)
  else
    for (const field of Object.keys(toRecord(data))) {
      const { [field]: fieldValue, ...rest } = toRecord(data)
      expect([field, hasShape(path, rest)]).toEqual([field, false])
      expect([field, hasShape(path, { ...rest, [field]: typeof fieldValue === 'object' ? 'text' : {} })]).toEqual([
        field,
        false,
      ])
    }
})

test('checks nested values', () => {
  const day = toRecord(calls.find(([path]) => path === '/api/prayer-time/today')?.[1])
  expect(hasShape('/api/prayer-time/today', day)).toBe(true)
  const today = { ...toRecord(day.today), prayers: [{ prayer: 'fajr', begins: { time: '05:00', at: 'soon' } }] }
  expect(hasShape('/api/prayer-time/today', { ...day, today })).toBe(false)
})

const createClient = (body: string) =>
  createApi({
    baseUrl: 'https://mosque.example',
    shapes: async (path, text) => isExpectedResponse(path, text),
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  })

test.each([
  ['no data', { status: 200, message: 'OK' }],
  ['null as data', { status: 200, message: 'OK', data: null }],
  ['empty data', { status: 200, message: 'OK', data: {} }],
  ['a list', { status: 200, message: 'OK', data: [] }],
])('a 200 with %s instead of the home page fails with the generic message', async (_, body) => {
  await expect(read(createClient(JSON.stringify(body)).GET('/api/home'))).rejects.toMatchObject({
    kind: 'broken',
    message: fallbackMessage,
  })
})

test('rejects a list of the wrong items, and keeps the message of an error', async () => {
  const wrongItems = JSON.stringify({ status: 200, message: 'OK', data: [{ hello: 'world' }] })
  await expect(readPage(createClient(wrongItems).GET('/api/news'))).rejects.toMatchObject({ kind: 'broken' })
  const refusal = JSON.stringify({ status: 404, message: 'Gone.', data: {} })
  await expect(read(createClient(refusal).GET('/api/home'))).rejects.toMatchObject({
    kind: 'refused',
    message: 'Gone.',
  })
})
