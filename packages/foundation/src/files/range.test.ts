import { expect, test } from 'vitest'
import { parseRange } from './range.ts'

test('clips a range to the file; an invalid header means the whole file', () => {
  const rows: [string | undefined, ReturnType<typeof parseRange>][] = [
    [undefined, undefined],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=10-', { first: 10, last: 99 }],
    ['bytes=90-1000', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=20-10', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0x1-2', undefined],
  ]
  for (const [header, range] of rows) expect([header, parseRange(header, 100)]).toEqual([header, range])
  expect(parseRange('bytes=0-', 0)).toBe('outside')
  expect(parseRange('bytes=-5', 0)).toBe('outside')
})
