import type { ContentField } from '@minaret/contract/desk'
import { expect, test } from 'vitest'
import { fieldGroups, freshId, moved, plainText, relevantFields, textOf, withValue } from './values.ts'

test('what is emptied says nothing, and the rest stays', () => {
  expect(withValue({ title: 'a', summary: 'b' }, 'summary', '')).toEqual({ title: 'a' })
  expect(withValue({ title: 'a' }, 'needs', [])).toEqual({ title: 'a' })
  expect(withValue({ title: 'a' }, 'title', 'c')).toEqual({ title: 'c' })
})

test('a part is moved within its list and never out of it', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

test('a new entry has a name that no other has', () => {
  expect(freshId([{ id: 'part-2' }])).toBe('part-3')
  expect(freshId([])).toBe('part-1')
})

test('amounts are read with commas between them', () => expect(textOf(['10', '25'])).toBe('10, 25'))

test('what is needed comes first, the longest last, and what others ask for is not asked for twice', () => {
  const field = (key: string, type: ContentField['type'], required = false): ContentField => ({
    key,
    label: `news.${key}`,
    type,
    required,
    money: false,
    translated: false,
  })
  const { first, more } = fieldGroups([
    field('text', 'markdown', true),
    field('title', 'line', true),
    field('author', 'line'),
    field('picture', 'picture'),
    field('alt', 'alt'),
  ])
  expect(first.map(({ key }) => key)).toEqual(['title', 'picture', 'text'])
  expect(more.map(({ key }) => key)).toEqual(['author'])
})

test('all that was typed can be copied as one text', () => {
  expect(plainText({ title: 'Iftar', faqs: [{ id: 'a', question: 'When?', answer: 'At dusk.' }] }, (key) => key)).toBe(
    'title\nIftar\n\nfaqs\nWhen?\nAt dusk.',
  )
})

test('what belongs to a series is asked for once an event repeats, and never hidden once it says something', () => {
  const fields = ['title', 'repeats', 'weekdays', 'repeatsUntil', 'prayer', 'minutesAfter'].map(
    (key): ContentField => ({ key, label: key, type: 'line', required: false, money: false, translated: false }),
  )
  const keysOf = (values: Parameters<typeof relevantFields>[1]) => relevantFields(fields, values).map(({ key }) => key)
  expect(keysOf({})).toEqual(['title', 'repeats', 'prayer'])
  expect(keysOf({ repeats: 'weekly' })).toEqual(['title', 'repeats', 'weekdays', 'repeatsUntil', 'prayer'])
  expect(keysOf({ minutesAfter: '10' })).toEqual(['title', 'repeats', 'prayer', 'minutesAfter'])
})
