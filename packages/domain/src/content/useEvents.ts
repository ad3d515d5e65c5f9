import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { eventQueries, type When } from './events.ts'

/** Events, in pages. @param from the cursor of an earlier page */
export const useEvents = (when?: When, from?: string) => useList(eventQueries.list(useApi(), when, from))
