import { expect, test } from 'vitest'
import { pageWindow } from './pageWindow.ts'

const format = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((entry) => (entry === 'gap' ? '…' : entry === page ? `[${entry}]` : entry))
    .join(' ')

test('always includes the first and last page and the neighbours', () => {
  expect([1, 3, 4, 5, 10, 17, 18, 20].map((page) => format(page, 20))).toEqual([
    '[1] 2 3 4 … 20',
    '1 2 [3] 4 … 20',
    '1 2 3 [4] 5 … 20',
    '1 … 4 [5] 6 … 20',
    '1 … 9 [10] 11 … 20',
    '1 … 16 [17] 18 19 20',
    '1 … 17 [18] 19 20',
    '1 … 17 18 19 [20]',
  ])
})

test('up to thirty pages are in order, fit a small phone and have no gap of a single page', () => {
  for (let pages = 1; pages <= 30; pages++)
    for (let page = 1; page <= pages; page++) {
      const entries = pageWindow(page, pages)
      const numbers = entries.filter((entry) => entry !== 'gap')
      const description = `${page} of ${pages}: ${format(page, pages)}`
      expect(entries.length, description).toBeLessThanOrEqual(7)
      expect(numbers, description).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      for (const needed of [1, page, pages]) expect(numbers, description).toContain(needed)
      entries.forEach((entry, i) => {
        if (entry === 'gap') expect(Number(entries[i + 1]) - Number(entries[i - 1]), description).toBeGreaterThan(2)
      })
    }
})
