import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/index.ts'
import { createControlledPage } from '../testing/controlledPage.ts'

test('what is typed of a registration is kept for a week', () => {
  const { entries: kept, storage } = createMemoryStorage()
  const draft = { name: 'Aisha', email: 'ai', contactNumber: '' }
  const typed = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(typed)
  createControlledPage({ storage }).domain.session.getState().keepDraft(draft)
  now.mockReturnValue(typed + 7 * 86_400_000 - 1)
  expect(createControlledPage({ storage }).domain.session.getState()).toMatchObject({ draft })
  now.mockReturnValue(typed + 7 * 86_400_000)
  expect(createControlledPage({ storage }).domain.session.getState().draft).toBeUndefined()
  expect(kept.size).toBe(0)
  now.mockRestore()
})
