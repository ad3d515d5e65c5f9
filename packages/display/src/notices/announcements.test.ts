import { expect, test } from 'vitest'
import { announcementsAt } from './announcements.ts'

test('returns an announcement from its start until its end, and only for its kind', () => {
  const announcement = { id: 'a', kind: 'ordinary', text: 'Shoes.', from: '2026-11-20T09:00:00Z' } as const
  const announcements = [
    { ...announcement, until: '2026-11-20T10:00:00Z' },
    { ...announcement, id: 'b', kind: 'janazah' } as const,
  ]
  const idsAt = (kind: 'ordinary' | 'janazah', time: string) =>
    announcementsAt({ announcements }, kind, Date.parse(`2026-11-20T${time}Z`)).map(({ id }) => id)
  expect([idsAt('ordinary', '08:59:59'), idsAt('ordinary', '09:00:00'), idsAt('ordinary', '09:59:59')]).toEqual([
    [],
    ['a'],
    ['a'],
  ])
  expect([idsAt('ordinary', '10:00:00'), idsAt('janazah', '08:59:59'), idsAt('janazah', '23:00:00')]).toEqual([
    [],
    [],
    ['b'],
  ])
})
