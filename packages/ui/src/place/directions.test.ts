import { expect, test } from 'vitest'
import { directionsUrl } from './directions.ts'

test("uses the mosque's own directions URL unchanged", () => {
  expect(directionsUrl({ href: 'https://maps.example/x?y=1' })).toBe('https://maps.example/x?y=1')
})

test('links coordinates to directions, including southern latitudes and longitude 0', () => {
  const url = new URL(directionsUrl({ latitude: -33.8688, longitude: 0 }))
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/')
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination: '-33.8688,0' })
})
