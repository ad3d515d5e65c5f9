import { deskKey, deskTagKey } from './deskKeys.ts'
import { deskQuery } from './useDeskQuery.ts'
import type { DeskApi } from '@minaret/client'

// TEMP
export const deskQueries = {
  session: (api: DeskApi) => deskQuery(api, 'sessionView', {}),
  mosque: (mosque: string) => ['mosque', mosque] as const,
}
export { deskKey, deskTagKey }
