import fc from 'fast-check'
import { expect, test } from 'vitest'
import { donorForHmrc } from './hmrcName.ts'
import { cutForHmrc, titleForHmrc, writeForHmrc } from '../hmrc/hmrcText.ts'

/** What HMRC's validator does to every cell before it looks at it (hmrc/charities-claims-validation). */
const asHmrcReads = (cell: string) =>
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
  // A letter and its mark may come apart.
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
])('%j is written %j for HMRC', (typed, written) => {
  const { text, readable } = writeForHmrc(typed)
  expect(readable).toBe(written !== undefined)
  expect(text).toBe(written ?? typed)
})

test('HMRC reads the whole of every name that is called readable, and no letter of one is lost', () => {
  const texts = fc.string({
    unit: fc.constantFrom(...Array.from('abçğıİłøœşßẞžəŋ-’ ʿ—العбж')),
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(texts, (typed) => {
      const { text, readable } = writeForHmrc(typed)
      const count = (of: string) => of.match(/\p{L}/gu)?.length ?? 0
      expect(count(text)).toBeGreaterThanOrEqual(count(typed.replaceAll('ʿ', '')))
      if (readable) expect(asHmrcReads(text)).toBe(text)
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
])('the title %j is %j for HMRC', (typed, written) => {
  expect(titleForHmrc(typed)).toBe(written)
})

test.each([
  ['Abdul Rahman', 12, 'Abdul Rahman'],
  ['Abdul Rahman', 11, 'Abdul'],
  ['Abdul Rahman', 5, 'Abdul'],
  ['Abdulrahmanabdulrahman Al', 20, 'Abdulrahmanabdulrahm'],
  ['A Bcdefghijklmnopqrstuvw', 20, 'A Bcdefghijklmnopqrs'],
])('%j is cut to %i characters as %j', (typed, longest, cut) => {
  expect(cutForHmrc(typed, longest)).toBe(cut)
})

test('a donor’s name and home are written for HMRC as a whole, and nothing of the declaration is changed', () => {
  const declared = Object.freeze({
    title: 'Dr.',
    firstName: 'Şeyma Nur',
    lastName: 'Işık–Yılmaz',
    house: 'Flat ٤, “Gül”',
    postcode: 'S9 5DH',
  })
  expect(donorForHmrc(declared)).toEqual({
    title: 'Dr',
    firstName: 'Seyma Nur',
    lastName: 'Isik Yilmaz',
    house: 'Flat 4, "Gül"',
    postcode: 'S9 5DH',
  })
  expect(donorForHmrc({ ...declared, postcode: null })).toMatchObject({ postcode: 'X' })
})
