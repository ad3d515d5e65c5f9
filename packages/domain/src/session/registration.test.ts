import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/index.ts'
import { createControlledPage } from '../testing/controlledPage.ts'

test('keeps a registration draft for a week', () => {
  const { entries, storage } = createMemoryStorage()
  const draft = { name: 'Aisha', email: 'ai', contactNumber: '' }
  const savedAt = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(savedAt)
  createControlledPage({ storage }).domain.session.getState().saveDraft(draft)
  now.mockReturnValue(savedAt + 7 * 86_400_000 - 1)
  expect(createControlledPage({ storage }).domain.session.getState()).toMatchObject({ draft })
  now.mockReturnValue(savedAt + 7 * 86_400_000)
  expect(createControlledPage({ storage }).domain.session.getState().draft).toBeUndefined()
  expect(entries.size).toBe(0)
  now.mockRestore()
})
