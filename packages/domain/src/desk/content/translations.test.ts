import { expect, test } from 'vitest'
import { joinTranslations, splitKey, splitTranslations } from './translations.ts'

const thing = {
  values: { title: 'Trees', starts: '2026-12-05 18:30' },
  translations: { ar: { title: 'أشجار', text: 'نص' }, fr: { title: 'Arbres' } },
}

test('splits joined words back into the values and translations they came from', () => {
  const words = joinTranslations(thing, ['ar', 'ur'])
  expect(words).toEqual({ title: 'Trees', starts: '2026-12-05 18:30', 'ar:title': 'أشجار', 'ar:text': 'نص' })
  expect(splitTranslations(words)).toEqual({ values: thing.values, translations: { ar: thing.translations.ar } })
})

test('sends a language that lost its last words as empty, and omits one that never had any', () => {
  expect(splitTranslations({ title: 'Trees' }, ['ar'])).toEqual({
    values: { title: 'Trees' },
    translations: { ar: {} },
  })
  expect(splitTranslations({ title: 'Trees' })).toEqual({ values: { title: 'Trees' } })
})

test.each([
  ['title', { key: 'title' }],
  ['ar:title', { language: 'ar', key: 'title' }],
  ['pt-BR:text', { language: 'pt-BR', key: 'text' }],
])('%s is read as %j', (name, read) => expect(splitKey(name)).toEqual(read))
