import { expect, test } from 'vitest'
import { announcementsAt } from './announcements.ts'

test('an announcement is shown from its beginning until its end, and among those of its kind alone', () => {
  const announcement = { id: 'a', kind: 'ordinary', text: 'Shoes.', from: '2026-11-20T09:00:00Z' } as const
  const announcements = [
    { ...announcement, until: '2026-11-20T10:00:00Z' },
    { ...announcement, id: 'b', kind: 'janazah' } as const,
  ]
  const shown = (kind: 'ordinary' | 'janazah', time: string) =>
    announcementsAt({ announcements }, kind, Date.parse(`2026-11-20T${time}Z`)).map(({ id }) => id)
  expect([shown('ordinary', '08:59:59'), shown('ordinary', '09:00:00'), shown('ordinary', '09:59:59')]).toEqual([
    [],
    ['a'],
    ['a'],
  ])
  expect([shown('ordinary', '10:00:00'), shown('janazah', '08:59:59'), shown('janazah', '23:00:00')]).toEqual([
    [],
    [],
    ['b'],
  ])
})
