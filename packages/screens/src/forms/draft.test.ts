import { createMemoryStorage } from '@minaret/domain/testing'
import { expect, test } from 'vitest'
import { forgetDraft, saveDraft, loadDraft, ownerOf } from './draft.ts'

const nobody = ownerOf(undefined)
const [aisha, bilal] = [ownerOf({ token: 'token-of-aisha' }), ownerOf({ token: 'token-of-bilal' })]

test('a draft is found again, but only the fields that may be kept', () => {
  const { storage } = createMemoryStorage()
  saveDraft(storage, 'contact', { name: 'Aisha', email: '' }, nobody)
  expect(loadDraft(storage, 'contact', ['name', 'email'], nobody)).toEqual({ name: 'Aisha' })
  expect(loadDraft(storage, 'contact', ['email'], nobody)).toEqual({})
  forgetDraft(storage, 'contact')
  expect(loadDraft(storage, 'contact', ['name'], nobody)).toBeUndefined()
})

test.each([
  ['nobody who comes after', nobody],
  ['no other member', bilal],
])('what somebody who was logged in wrote is shown to %s', (_name, next) => {
  const { storage, entries: kept } = createMemoryStorage()
  saveDraft(storage, 'contact', { name: 'Aisha' }, aisha)
  expect(loadDraft(storage, 'contact', ['name'], aisha)).toEqual({ name: 'Aisha' })
  expect(loadDraft(storage, 'contact', ['name'], next)).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('an empty form leaves nothing behind', () => {
  const { storage, entries: kept } = createMemoryStorage()
  saveDraft(storage, 'contact', { name: 'A' }, nobody)
  saveDraft(storage, 'contact', { name: '' }, nobody)
  expect(kept.size).toBe(0)
})
