import { createMemoryStorage } from '@minaret/domain/testing'
import { expect, test } from 'vitest'
import { removeDraft, saveDraft, loadDraft, draftOwnerOf } from './draft.ts'

const noOwner = draftOwnerOf(undefined)
const [aisha, bilal] = [draftOwnerOf({ token: 'token-of-aisha' }), draftOwnerOf({ token: 'token-of-bilal' })]

test('restores only the fields that may be stored', () => {
  const { storage } = createMemoryStorage()
  saveDraft(storage, 'contact', { name: 'Aisha', email: '' }, noOwner)
  expect(loadDraft(storage, 'contact', ['name', 'email'], noOwner)).toEqual({ name: 'Aisha' })
  expect(loadDraft(storage, 'contact', ['email'], noOwner)).toEqual({})
  removeDraft(storage, 'contact')
  expect(loadDraft(storage, 'contact', ['name'], noOwner)).toBeUndefined()
})

test.each([
  ['a visitor without a session', noOwner],
  ['another member', bilal],
])("hides a member's draft from %s", (_name, next) => {
  const { storage, entries } = createMemoryStorage()
  saveDraft(storage, 'contact', { name: 'Aisha' }, aisha)
  expect(loadDraft(storage, 'contact', ['name'], aisha)).toEqual({ name: 'Aisha' })
  expect(loadDraft(storage, 'contact', ['name'], next)).toBeUndefined()
  expect(entries.size).toBe(0)
})

test('an empty form stores nothing', () => {
  const { storage, entries } = createMemoryStorage()
  saveDraft(storage, 'contact', { name: 'A' }, noOwner)
  saveDraft(storage, 'contact', { name: '' }, noOwner)
  expect(entries.size).toBe(0)
})
