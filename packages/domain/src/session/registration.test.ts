import { expect, test, vi } from 'vitest'
import { memoryShelf } from '../testing/index.ts'
import { heldPage } from '../testing/heldHost.ts'

test('what is typed of a registration is kept for a week', () => {
  const { kept, shelf } = memoryShelf()
  const draft = { name: 'Aisha', email: 'ai', contactNumber: '' }
  const typed = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(typed)
  heldPage({ shelf }).domain.session.getState().keepDraft(draft)
  now.mockReturnValue(typed + 7 * 86_400_000 - 1)
  expect(heldPage({ shelf }).domain.session.getState()).toMatchObject({ draft })
  now.mockReturnValue(typed + 7 * 86_400_000)
  expect(heldPage({ shelf }).domain.session.getState().draft).toBeUndefined()
  expect(kept.size).toBe(0)
  now.mockRestore()
})
