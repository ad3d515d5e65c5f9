import { expect, test } from 'vitest'
import { directionsUrl } from './directions.ts'

test('an address the mosque has named is taken as it is', () => {
  expect(directionsUrl({ href: 'https://maps.example/x?y=1' })).toBe('https://maps.example/x?y=1')
})

test('a point leads to directions towards it, south and west too', () => {
  const url = new URL(directionsUrl({ latitude: -33.8688, longitude: 0 }))
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/')
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination: '-33.8688,0' })
})
