import { expect, test } from 'vitest'
import { joinTranslations, splitKey, splitTranslations } from './translations.ts'

const item = {
  values: { title: 'Trees', starts: '2026-12-05 18:30' },
  translations: { ar: { title: 'أشجار', text: 'نص' }, fr: { title: 'Arbres' } },
}

test('splits joined fields into the original values and translations', () => {
  const fields = joinTranslations(item, ['ar', 'ur'])
  expect(fields).toEqual({ title: 'Trees', starts: '2026-12-05 18:30', 'ar:title': 'أشجار', 'ar:text': 'نص' })
  expect(splitTranslations(fields)).toEqual({ values: item.values, translations: { ar: item.translations.ar } })
})

test('sends a language whose last translation was deleted as empty, and omits one that never had any', () => {
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
])('parses %s as %j', (name, expected) => expect(splitKey(name)).toEqual(expected))
