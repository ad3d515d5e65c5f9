import { expect, test } from 'vitest'
import { shortenQuotes, prepareForDisplay, serialiseJson } from './clean.ts'
import { formatTable } from './table.ts'

const hostile = 'a\u001B[31m\u001B]0;title\u0007b\u009B2J\rc\u202Ed'

test('control characters in user input are removed; lines, tables and spreadsheets stay intact', () => {
  expect(prepareForDisplay(hostile)).toBe('a[31m]0;titleb2Jcd')
  expect(prepareForDisplay('\u0007[1m\n[1m\n\n')).toBe('[1m\n[1m\n\n')
  expect(prepareForDisplay('one\n\ttwo\r\n')).toBe('one\n\ttwo\r\n')
  const rows = formatTable([{ name: 'مسجد النور' }], { terminal: true, width: 80 })
  expect(prepareForDisplay(rows)).toBe(rows)
})

test('JSON escapes control characters without changing the value', () => {
  for (const character of ['\u001B', '\u0007', '\u009B', '\r', '\u202E'])
    expect(serialiseJson({ hostile })).not.toContain(character)
  expect(JSON.parse(serialiseJson({ hostile }))).toEqual({ hostile })
})

test('shortens long quoted input in an error, but not the rest of the sentence', () => {
  expect(shortenQuotes(`No mosque is called "${'x y '.repeat(1000)}". Available: an-noor.`)).toMatch(
    /^No mosque is called "(x y ){20}…". Available: an-noor\.$/,
  )
  expect(shortenQuotes(`Unknown command '${'x'.repeat(5000)}'. Add --help.`)).toMatch(
    /^Unknown command 'x{79}… Add --help\.$/,
  )
})
