import { expect, test } from 'vitest'
import { foldWord, markMatches, searchTerms } from './search.ts'

test.each([
  ['Jumu’ah', 'jumuah'],
  ["Jumu'ah", 'jumuah'],
  ['Café', 'cafe'],
  ['ÉCOLE', 'ecole'],
  ['المسجد', 'مسجد'],
  ['والمسجد', 'مسجد'],
  ['للمدرسة', 'مدرسه'],
  ['مَسْجِد', 'مسجد'],
  ['مســجد', 'مسجد'],
  ['أحمد', 'احمد'],
  // Too short to be an article with a word after it.
  ['الله', 'الله'],
  ['ہفتہ', 'هفته'],
  ['کی', 'كي'],
])('normalises %s to %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded)
})

test('a query becomes a limited number of different words, and its punctuation has no meaning', () => {
  expect(searchTerms("  Roof & (roof) | !drop: 'table' <b>")).toEqual(['roof', 'drop', 'table', 'b'])
  expect(searchTerms('…!? --')).toEqual([])
  expect(searchTerms('a b c d e f g h i j')).toHaveLength(8)
  expect(searchTerms('x'.repeat(1000))).toEqual(['x'.repeat(40)])
})

test('words beginning with a search term are marked, in their original spelling', () => {
  expect(markMatches('The Roofs, and roofing', ['roof'])).toEqual([
    { text: 'The ', isMatch: false },
    { text: 'Roofs', isMatch: true },
    { text: ', and ', isMatch: false },
    { text: 'roofing', isMatch: true },
  ])
  expect(markMatches('في المسجد', searchTerms('مسجد'))).toEqual([
    { text: 'في ', isMatch: false },
    { text: 'المسجد', isMatch: true },
  ])
  expect(markMatches('<b>waterproof</b>', ['roof'])).toEqual([{ text: '<b>waterproof</b>', isMatch: false }])
})
