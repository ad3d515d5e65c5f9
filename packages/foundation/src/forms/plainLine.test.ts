import { expect, test } from 'vitest'
import { plainLine } from './plainLine.ts'

test.each([
  ['removes direction marks', 'Yusuf \u202eilA\u202c and \u2066Sons\u2069', 'Yusuf ilA and Sons'],
  ['replaces line breaks', 'one\r\ntwo\u2028three', 'one two three'],
  ['composes a letter', 'Zoe\u0301', 'Zo\u00e9'],
  ['returns an empty string for zero-width characters', '\u200b\u200b\u2060\ufeff', ''],
  ['returns an empty string for a combining mark alone', ' \u0301 ', ''],
  ['keeps a joiner that Urdu needs', 'می\u200cخواہم', 'می\u200cخواہم'],
  ['keeps an emoji', '🕌', '🕌'],
] as const)('%s', (_name, input, line) => {
  expect(plainLine(input)).toBe(line)
})
