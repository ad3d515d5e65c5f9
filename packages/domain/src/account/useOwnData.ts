import { useApi, useSession } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { useSlice } from '../app/slice.ts'
import { accountQueries } from './queries.ts'

/** Whether there is anyone to ask for. Without a session, what is read here stays in progress and no call is made. */
const useLoggedIn = () => ({ enabled: Boolean(useSession().user) })

/** Name, address and number of whoever is logged in. */
export const useAccountDetails = () => useSlice({ ...accountQueries.details(useApi()), ...useLoggedIn() })

/** One's own gifts, newest first, by pages. */
export const useGiftHistory = () => useList({ ...accountQueries.history(useApi()), ...useLoggedIn() })

/** What one has given from one day to another, both included, as `YYYY-MM-DD` in the tenant's zone. */
export const useStatement = (from: string, to: string) =>
  useSlice({ ...accountQueries.statement(useApi(), from, to), ...useLoggedIn() })
