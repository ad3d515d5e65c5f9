import { memoryShelf } from '@minaret/domain/testing'
import { expect, test } from 'vitest'
import { forgetDraft, keepDraft, keptDraft, ownerOf } from './draft.ts'

const nobody = ownerOf(undefined)
const [aisha, bilal] = [ownerOf({ token: 'token-of-aisha' }), ownerOf({ token: 'token-of-bilal' })]

test('a draft is found again, but only the fields that may be kept', () => {
  const { shelf } = memoryShelf()
  keepDraft(shelf, 'contact', { name: 'Aisha', email: '' }, nobody)
  expect(keptDraft(shelf, 'contact', ['name', 'email'], nobody)).toEqual({ name: 'Aisha' })
  expect(keptDraft(shelf, 'contact', ['email'], nobody)).toEqual({})
  forgetDraft(shelf, 'contact')
  expect(keptDraft(shelf, 'contact', ['name'], nobody)).toBeUndefined()
})

test.each([
  ['nobody who comes after', nobody],
  ['no other member', bilal],
])('what somebody who was logged in wrote is shown to %s', (_name, next) => {
  const { shelf, kept } = memoryShelf()
  keepDraft(shelf, 'contact', { name: 'Aisha' }, aisha)
  expect(keptDraft(shelf, 'contact', ['name'], aisha)).toEqual({ name: 'Aisha' })
  expect(keptDraft(shelf, 'contact', ['name'], next)).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('an empty form leaves nothing behind', () => {
  const { shelf, kept } = memoryShelf()
  keepDraft(shelf, 'contact', { name: 'A' }, nobody)
  keepDraft(shelf, 'contact', { name: '' }, nobody)
  expect(kept.size).toBe(0)
})
