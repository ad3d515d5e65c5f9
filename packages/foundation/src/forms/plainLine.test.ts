import { expect, test } from 'vitest'
import { plainLine } from './plainLine.ts'

test.each([
  ['what turns text around', 'Yusuf \u202eilA\u202c and \u2066Sons\u2069', 'Yusuf ilA and Sons'],
  ['line breaks', 'one\r\ntwo\u2028three', 'one two three'],
  ['a composed letter', 'Zoe\u0301', 'Zo\u00e9'],
  ['nothing that has a width', '\u200b\u200b\u2060\ufeff', ''],
  ['a mark without its letter', ' \u0301 ', ''],
  ['a joiner that Urdu needs', 'می\u200cخواہم', 'می\u200cخواہم'],
  ['a picture', '🕌', '🕌'],
] as const)('%s', (_name, typed, line) => {
  expect(plainLine(typed)).toBe(line)
})
