import { useApi, useSession } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { useSlice } from '../app/slice.ts'
import { accountQueries } from './queries.ts'

/** Enables a query only with a session. Without one it stays in progress and sends nothing. */
const useEnabledBySession = () => ({ enabled: Boolean(useSession().user) })

/** Name, email address and phone number of the logged-in user. */
export const useAccountDetails = () => useSlice({ ...accountQueries.details(useApi()), ...useEnabledBySession() })

/** The account's gifts, newest first, in pages. */
export const useGiftHistory = () => useList({ ...accountQueries.history(useApi()), ...useEnabledBySession() })

/** The giving statement for a period: first and last day as `YYYY-MM-DD` in the tenant's time zone. */
export const useStatement = (from: string, to: string) =>
  useSlice({ ...accountQueries.statement(useApi(), from, to), ...useEnabledBySession() })
