import type { ContentField } from '@minaret/contract/desk'
import { expect, test } from 'vitest'
import { fieldGroups, newEntryId, moveItem, plainText, relevantFields, textOf, withValue } from './values.ts'

test('removes a cleared value and keeps the others', () => {
  expect(withValue({ title: 'a', summary: 'b' }, 'summary', '')).toEqual({ title: 'a' })
  expect(withValue({ title: 'a' }, 'needs', [])).toEqual({ title: 'a' })
  expect(withValue({ title: 'a' }, 'title', 'c')).toEqual({ title: 'c' })
})

test('moves an entry within its list and never beyond its ends', () => {
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

test('generates a unique id for a new entry', () => {
  expect(newEntryId([{ id: 'part-2' }])).toBe('part-3')
  expect(newEntryId([])).toBe('part-1')
})

test('joins the parts of a list with commas', () => expect(textOf(['10', '25'])).toBe('10, 25'))

test('lists required fields first, the longest of them last, and omits fields that are part of another', () => {
  const field = (key: string, type: ContentField['type'], required = false): ContentField => ({
    key,
    label: `news.${key}`,
    type,
    required,
    money: false,
    translated: false,
  })
  const { commonFields, otherFields } = fieldGroups([
    field('text', 'markdown', true),
    field('title', 'line', true),
    field('author', 'line'),
    field('picture', 'picture'),
    field('alt', 'alt'),
  ])
  expect(commonFields.map(({ key }) => key)).toEqual(['title', 'picture', 'text'])
  expect(otherFields.map(({ key }) => key)).toEqual(['author'])
})

test('joins all values into plain text', () => {
  expect(plainText({ title: 'Iftar', faqs: [{ id: 'a', question: 'When?', answer: 'At dusk.' }] }, (key) => key)).toBe(
    'title\nIftar\n\nfaqs\nWhen?\nAt dusk.',
  )
})

test('shows the fields of a series once an event repeats, and never hides one with a value', () => {
  const fields = ['title', 'repeats', 'weekdays', 'repeatsUntil', 'prayer', 'minutesAfter'].map(
    (key): ContentField => ({ key, label: key, type: 'line', required: false, money: false, translated: false }),
  )
  const keysOf = (values: Parameters<typeof relevantFields>[1]) => relevantFields(fields, values).map(({ key }) => key)
  expect(keysOf({})).toEqual(['title', 'repeats', 'prayer'])
  expect(keysOf({ repeats: 'weekly' })).toEqual(['title', 'repeats', 'weekdays', 'repeatsUntil', 'prayer'])
  expect(keysOf({ minutesAfter: '10' })).toEqual(['title', 'repeats', 'prayer', 'minutesAfter'])
})
