import { expect, test } from 'vitest'
import { findPlaces } from './findPlaces.ts'

test.each([
  ['Leichhardt', { name: 'Leichhardt', country: 'AU', region: 'New South Wales' }],
  ['Springfield', { name: 'Springfield', country: 'US', region: 'MO' }],
  ['leicester', { name: 'Leicester', country: 'GB' }],
])('finds %s, with its state where people add it', async (text, expected) => {
  const [first] = await findPlaces(text)
  expect(first).toMatchObject(expected)
  expect(first?.region).toBe(expected.region)
})

test('finds nothing for an empty text', async () => {
  expect(await findPlaces(' ')).toEqual([])
})
