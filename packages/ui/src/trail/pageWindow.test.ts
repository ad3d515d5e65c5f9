import { expect, test } from 'vitest'
import { pageWindow } from './pageWindow.ts'

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((entry) => (entry === 'gap' ? '…' : entry === page ? `[${entry}]` : entry))
    .join(' ')

test('the ends are always in reach, and the neighbours', () => {
  expect([1, 3, 4, 5, 10, 17, 18, 20].map((page) => shown(page, 20))).toEqual([
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

test('for every page of up to thirty: whole, in order, no longer than a small phone, no gap that hides one page', () => {
  for (let pages = 1; pages <= 30; pages++)
    for (let page = 1; page <= pages; page++) {
      const entries = pageWindow(page, pages)
      const numbers = entries.filter((entry) => entry !== 'gap')
      const at = `${page} of ${pages}: ${shown(page, pages)}`
      expect(entries.length, at).toBeLessThanOrEqual(7)
      expect(numbers, at).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      for (const needed of [1, page, pages]) expect(numbers, at).toContain(needed)
      entries.forEach((entry, i) => {
        if (entry === 'gap') expect(Number(entries[i + 1]) - Number(entries[i - 1]), at).toBeGreaterThan(2)
      })
    }
})
