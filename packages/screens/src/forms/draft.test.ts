import { memoryShelf } from '@minaret/domain/testing'
import { expect, test } from 'vitest'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'

const nobody = { member: false }

test('a draft is found again, but only the fields that may be kept', () => {
  const { shelf } = memoryShelf()
  keepDraft(shelf, 'contact', { name: 'Aisha', email: '' }, nobody)
  expect(keptDraft(shelf, 'contact', ['name', 'email'], nobody)).toEqual({ name: 'Aisha' })
  expect(keptDraft(shelf, 'contact', ['email'], nobody)).toEqual({})
  forgetDraft(shelf, 'contact')
  expect(keptDraft(shelf, 'contact', ['name'], nobody)).toBeUndefined()
})

test('what somebody who was logged in wrote is for nobody after they have left', () => {
  const { shelf, kept } = memoryShelf()
  keepDraft(shelf, 'contact', { name: 'Aisha' }, { member: true })
  expect(keptDraft(shelf, 'contact', ['name'], nobody)).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('an empty form leaves nothing behind', () => {
  const { shelf, kept } = memoryShelf()
  keepDraft(shelf, 'contact', { name: 'A' }, nobody)
  keepDraft(shelf, 'contact', { name: '' }, nobody)
  expect(kept.size).toBe(0)
})
