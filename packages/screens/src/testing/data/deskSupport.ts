import type { SupportAccess } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'

/** The support access of a mosque. */
export const supportWith = (access: Partial<SupportAccess>) => {
  const supportAccess: SupportAccess = { available: true, names: ['Hamza Iqbal'], ...access }
  return { 'GET /api/desk/mosques/{mosque}/support': supportAccess } satisfies StubResponses
}

/** Active support access that has been used. */
export const deskSupport = supportWith({
  now: {
    since: '2026-11-26T10:00:00Z',
    until: '2026-11-27T10:00:00Z',
    by: 'Aisha Rahman',
    firstUsed: '2026-11-26T10:12:00Z',
  },
})
