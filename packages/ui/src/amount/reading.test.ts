import { expect, test } from 'vitest'
import { parseAmount } from './parseAmount.ts'

/**
 * The meaning of each mark to a careful reader of the language. Written by hand, because `Intl` is under test.
 * A mark in neither list is not part of a number.
 */
const readers = {
  'en-GB': { decimal: '.٫', group: ", \u00a0\u202f'’٬" },
  'en-IN': { decimal: '.٫', group: ", \u00a0\u202f'’٬" },
  'ar-GB': { decimal: '.٫', group: ", \u00a0\u202f'’٬" },
  ur: { decimal: '.٫', group: ", \u00a0\u202f'’٬" },
  'ar-EG': { decimal: '.٫', group: " \u00a0\u202f'’٬" },
  fa: { decimal: '.٫', group: " \u00a0\u202f'’٬" },
  de: { decimal: ',٫', group: ". \u00a0\u202f'’٬" },
  fr: { decimal: ',٫', group: " \u00a0\u202f'’٬" },
  'de-CH': { decimal: '.٫', group: " \u00a0\u202f'’٬" },
} as const

const kinds = ['.', ',', ' ', '\u00a0', '\u202f', "'", '’', '٫', '٬', '£', '-', '/', '  ']
const allDigits = ['5', '05', '255', '2550', '0500', '25500', '2550000']

type Reading = number | 'refused'

/** A simple reference implementation: classifies each mark and rejects any doubtful text. In pence. */
function readCarefully(
  pieces: string[],
  marks: string[],
  { decimal, group }: { decimal: string; group: string },
): Reading {
  const isIn = (mark: string | undefined, row: string) => mark?.length === 1 && row.includes(mark)
  const groups = [...pieces]
  const innerMarks = [...marks]
  let pence = ''
  if (isIn(innerMarks.at(-1), decimal)) {
    pence = groups.pop() ?? ''
    innerMarks.pop()
  }
  if (pence.length > 2 || groups.join('') + pence === '') return 'refused'
  if (innerMarks.length > 0) {
    // Only one kind of mark: all spaces are one kind, and so are both apostrophes.
    const separators = new Set(innerMarks.map((mark) => mark.replace(/\s/, ' ').replace('’', "'")))
    if (separators.size > 1 || !innerMarks.every((mark) => isIn(mark, group))) return 'refused'
    const sizes = groups.map(({ length }) => length).join('-')
    const byThrees = ['1-3', '2-3', '3-3', '1-3-3', '2-3-3', '3-3-3']
    const lakhs = ['1-2-3', '2-2-3']
    if (![...byThrees, ...lakhs].includes(sizes)) return 'refused'
    if (groups[0]?.startsWith('0')) return 'refused'
  }
  return Number(groups.join('')) * 100 + Number(pence.padEnd(2, '0'))
}

/** Yields every placement of one mark, or two, before, between and after the digits. */
function* placements(digits: string): Generator<{ pieces: string[]; marks: string[] }> {
  yield { pieces: [digits], marks: [] }
  for (let first = 0; first <= digits.length; first++)
    for (const mark of kinds) {
      yield { pieces: [digits.slice(0, first), digits.slice(first)], marks: [mark] }
      for (let second = first; second <= digits.length; second++)
        for (const secondMark of kinds)
          yield {
            pieces: [digits.slice(0, first), digits.slice(first, second), digits.slice(second)],
            marks: [mark, secondMark],
          }
    }
}

/** A sign or a space at an end does not affect the amount, so such text is skipped. */
const hasOuterMark = (text: string) => /^[\s£]|[\s£]$/.test(text)

test.each(Object.entries(readers))(
  'in %s parses all text as a careful reader would, or rejects it',
  (locale, reader) => {
    const mistakes: string[] = []
    let parsedCount = 0
    for (const digits of allDigits)
      for (const { pieces, marks } of placements(digits)) {
        const text = pieces.map((piece, i) => piece + (marks[i] ?? '')).join('')
        if (hasOuterMark(text)) continue
        const parsed = parseAmount(text, 'GBP', locale, 2)
        const actual: Reading = parsed.ok ? parsed.amountMinor : 'refused'
        const expected = readCarefully(pieces, marks, reader)
        if (actual !== 'refused') parsedCount++
        if (actual !== expected) mistakes.push(`"${text}" isIn ${expected}, read as ${actual}`)
      }
    expect(mistakes).toEqual([])
    // Rejecting everything would pass otherwise.
    expect(parsedCount).toBeGreaterThan(100)
  },
)

test.each([
  ['25 50', 'en-GB'],
  ["25'50", 'en-GB'],
  ['25’50', 'en-GB'],
  ['25 50', 'ar-GB'],
  ['٢٥ ٥٠', 'ar-EG'],
  ['25\u00a050', 'fr'],
  ['2£50', 'en-GB'],
  ['2GBP50', 'en-GB'],
  ['0,500', 'en-GB'],
  ['1 500,250', 'en-GB'],
  ['25. 50', 'en-GB'],
])('rejects "%s" in %s, which could be pence, instead of multiplying it by a hundred', (text, locale) => {
  expect(parseAmount(text, 'GBP', locale, 2)).toEqual({ ok: false, reason: 'unreadable' })
})
