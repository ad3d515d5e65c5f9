import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test.each(['=1+1', '+44 20', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is kept words, not worked out', (cell) => {
  expect(
    csv(['a'], [{ a: cell }])
      .split('\r\n')
      .slice(1)
      .join('\r\n')
      .replaceAll('"', ''),
  ).toBe(`'${cell}`)
})

test('numbers of ours keep their sign, and what needs quotes has them', () => {
  const row = { a: -5, b: { decimal: '-5.00' }, c: 'one, "two"\nthree', d: undefined, e: null }
  expect(csv(['a', 'b', 'c', 'd', 'e'], [row])).toBe('a,b,c,d,e\r\n-5,-5.00,"one, ""two""\nthree",,')
})
