import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHmrcDonor } from './hmrcName.ts'
import { truncateForHmrc, toHmrcTitle, writeForHmrc } from '../hmrc/hmrcText.ts'

/** Normalises a cell as HMRC's validator does before checking it (hmrc/charities-claims-validation). */
const normaliseForHmrc = (cell: string) =>
  cell
    .replace(/[^\u0020-\u007e\u00a1-\u00ff]/g, '')
    .trim()
    .replace(/ +/g, ' ')

test.each([
  ['Şahin', 'Sahin'],
  ['Işık', 'Isik'],
  ['İbrahim', 'Ibrahim'],
  ['Erdoğan', 'Erdogan'],
  ['Ḥusayn Muṣṭafā', 'Husayn Mustafa'],
  ['Nuʿmān Qurʾānī', 'Numan Qurani'],
  ['Łukasz Żółć', 'Lukasz Zólc'],
  ['Đorđe Čović', 'Dorde Covic'],
  ['Gŵyn', 'Gwyn'],
  ['Ħamrun', 'Hamrun'],
  ['Œuvre œ', 'OEuvre oe'],
  ['Əliyə', 'Eliye'],
  ['Ŋoŋ', 'Non'],
  ['Groẞ', 'GroSS'],
  ['Ɗanladi Ƙasim', 'Danladi Kasim'],
  ['Siobhán Müller Ñandú Ærø ß', 'Siobhán Müller Ñandú Ærø ß'],
  // A letter and its accent may be separate characters.
  ['Jose\u0301 S\u0327ahin', 'José Sahin'],
  ['O’Brien ‘x’ Oʼx', "O'Brien 'x' O'x"],
  ['“The Elms”', '"The Elms"'],
  ['12–14 High\u00a0St\tA\nB', '12-14 High St A B'],
  ['  A   B  ', 'A B'],
  ['بيت', undefined],
  ['Аиша', undefined],
  ['Aisha عائشة', undefined],
  ['٤٢', '42'],
  ['۱۲', '12'],
  ['Ａｉｓｈａ', 'Aisha'],
  ['Aisha 🌙', 'Aisha'],
  ['Ai\u200bsha\u202e', 'Aisha'],
])('writes %j as %j for HMRC', (name, expected) => {
  const { text, readable } = writeForHmrc(name)
  expect(readable).toBe(expected !== undefined)
  expect(text).toBe(expected ?? name)
})

test('HMRC reads every readable name completely, and no letter is lost', () => {
  const names = fc.string({
    unit: fc.constantFrom(...Array.from('abçğıİłøœşßẞžəŋ-’ ʿ—العбж')),
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(names, (name) => {
      const { text, readable } = writeForHmrc(name)
      const countLetters = (value: string) => value.match(/\p{L}/gu)?.length ?? 0
      expect(countLetters(text)).toBeGreaterThanOrEqual(countLetters(name.replaceAll('ʿ', '')))
      if (readable) expect(normaliseForHmrc(text)).toBe(text)
      else expect(text).toMatch(/[\p{Script=Arabic}\p{Script=Cyrillic}]/u)
    }),
  )
})

test.each([
  ['Dr.', 'Dr'],
  ['Mr. ', 'Mr'],
  ['Prof.', 'Prof'],
  ['Ms', 'Ms'],
  ['M r s', 'Mrs'],
  ['Mx', 'Mx'],
  ['Sheikh', ''],
  ['Hafiz', ''],
  ['Professor', ''],
  ['D', ''],
  ['1st', ''],
  ['Mr&', ''],
  ['Мr', ''],
  ['د.', ''],
  ['', ''],
])('writes the title %j as %j for HMRC', (title, expected) => {
  expect(toHmrcTitle(title)).toBe(expected)
})

test.each([
  ['Abdul Rahman', 12, 'Abdul Rahman'],
  ['Abdul Rahman', 11, 'Abdul'],
  ['Abdul Rahman', 5, 'Abdul'],
  ['Abdulrahmanabdulrahman Al', 20, 'Abdulrahmanabdulrahm'],
  ['A Bcdefghijklmnopqrstuvw', 20, 'A Bcdefghijklmnopqrs'],
])('truncates %j to %i characters as %j', (text, maxLength, expected) => {
  expect(truncateForHmrc(text, maxLength)).toBe(expected)
})

test('converts a donor’s name and address for HMRC without changing the declaration', () => {
  const declaration = Object.freeze({
    title: 'Dr.',
    firstName: 'Şeyma Nur',
    lastName: 'Işık–Yılmaz',
    house: 'Flat ٤, “Gül”',
    postcode: 'S9 5DH',
  })
  expect(toHmrcDonor(declaration)).toEqual({
    title: 'Dr',
    firstName: 'Seyma Nur',
    lastName: 'Isik Yilmaz',
    house: 'Flat 4, "Gül"',
    postcode: 'S9 5DH',
  })
  expect(toHmrcDonor({ ...declaration, postcode: null })).toMatchObject({ postcode: 'X' })
})
