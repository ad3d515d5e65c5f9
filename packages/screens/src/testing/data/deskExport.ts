import type { MosqueExport } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

/** A full export, ready by default. */
export const exportWith = (overrides: Partial<MosqueExport>): MosqueExport => ({
  id: deskId(1),
  name: 'everything-an-noor-2026-11-25.zip',
  state: 'ready',
  written: 12_480,
  total: 12_480,
  parts: 38,
  bytes: 37_400_000,
  requestedBy: 'Yusuf Khan',
  requestedAt: '2026-11-25T09:00:00Z',
  until: '2026-11-26T09:00:00Z',
  ...overrides,
})

/** One running export and one ready. */
export const deskExport = {
  'GET /api/desk/mosques/{mosque}/export': {
    exports: [
      exportWith({ id: deskId(2), state: 'running', written: 4200, parts: 0, bytes: 0 }),
      exportWith({ name: 'everything-an-noor-2026-11-24.zip' }),
    ],
  },
} satisfies StubResponses
