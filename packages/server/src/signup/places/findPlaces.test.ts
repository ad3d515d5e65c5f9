import { expect, test } from 'vitest'
import { findPlaces } from './findPlaces.ts'

test.each([
  ['Leichhardt', 'AU', 'New South Wales'],
  ['Springfield', 'US', 'MO'],
  ['leicester', 'GB', undefined],
])('finds %s in %s, with its state where people add it', async (text, country, region) => {
  const [place] = await findPlaces(text)
  expect([place?.country, place?.region]).toEqual([country, region])
})

test('finds nothing for empty text', async () => {
  expect(await findPlaces(' ')).toEqual([])
})
