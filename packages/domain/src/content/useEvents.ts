import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { eventQueries, type When } from './events.ts'

/** Events, by pages. @param from where an earlier page ended */
export const useEvents = (when?: When, from?: string) => useList(eventQueries.list(useApi(), when, from))
