import { expect, test } from 'vitest'
import { parseAmount } from './parseAmount.ts'

/**
 * What a careful person who reads that language takes each mark for. Written down by hand: `Intl` is what is examined.
 * What stands in neither row is no part of a number.
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

/** Slow and plain: cut the text at its marks, ask of each what it is, and refuse at the first doubt. In pence. */
function careful(pieces: string[], marks: string[], { decimal, group }: { decimal: string; group: string }): Reading {
  const is = (mark: string | undefined, row: string) => mark?.length === 1 && row.includes(mark)
  const wholes = [...pieces]
  const between = [...marks]
  let pence = ''
  if (is(between.at(-1), decimal)) {
    pence = wholes.pop() ?? ''
    between.pop()
  }
  if (pence.length > 2 || wholes.join('') + pence === '') return 'refused'
  if (between.length > 0) {
    // One kind of mark throughout: spaces are one kind, and both apostrophes.
    const looks = new Set(between.map((mark) => mark.replace(/\s/, ' ').replace('’', "'")))
    if (looks.size > 1 || !between.every((mark) => is(mark, group))) return 'refused'
    const sizes = wholes.map(({ length }) => length).join('-')
    const byThrees = ['1-3', '2-3', '3-3', '1-3-3', '2-3-3', '3-3-3']
    const lakhs = ['1-2-3', '2-2-3']
    if (![...byThrees, ...lakhs].includes(sizes)) return 'refused'
    if (wholes[0]?.startsWith('0')) return 'refused'
  }
  return Number(wholes.join('')) * 100 + Number(pence.padEnd(2, '0'))
}

/** Every way of setting one mark, or two, before, between and after the digits. */
function* settings(digits: string): Generator<{ pieces: string[]; marks: string[] }> {
  yield { pieces: [digits], marks: [] }
  for (let at = 0; at <= digits.length; at++)
    for (const mark of kinds) {
      yield { pieces: [digits.slice(0, at), digits.slice(at)], marks: [mark] }
      for (let then = at; then <= digits.length; then++)
        for (const second of kinds)
          yield { pieces: [digits.slice(0, at), digits.slice(at, then), digits.slice(then)], marks: [mark, second] }
    }
}

/** A sign or a space at an end says nothing about the amount, so nothing is lost by leaving those out here. */
const outside = (text: string) => /^[\s£]|[\s£]$/.test(text)

test.each(Object.entries(readers))(
  'in %s whatever is typed is read as a careful person reads it, or refused',
  (locale, reader) => {
    const wrong: string[] = []
    let read = 0
    for (const digits of allDigits)
      for (const { pieces, marks } of settings(digits)) {
        const text = pieces.map((piece, i) => piece + (marks[i] ?? '')).join('')
        if (outside(text)) continue
        const parsed = parseAmount(text, 'GBP', locale, 2)
        const got: Reading = parsed.ok ? parsed.amountMinor : 'refused'
        const meant = careful(pieces, marks, reader)
        if (got !== 'refused') read++
        if (got !== meant) wrong.push(`"${text}" is ${meant}, read as ${got}`)
      }
    expect(wrong).toEqual([])
    // It is no promise to refuse everything.
    expect(read).toBeGreaterThan(100)
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
])('"%s" in %s could be pence: it is refused, never read hundredfold', (text, locale) => {
  expect(parseAmount(text, 'GBP', locale, 2)).toEqual({ ok: false, reason: 'unreadable' })
})
