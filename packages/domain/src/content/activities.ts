import { type Api, readPage } from '@minaret/client'
import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { listOptions } from '../app/listOptions.ts'

/** Queries of the weekly activities. */
export const activityQueries = {
  all: ['activities'] as const,
  list: (api: Api) =>
    listOptions([...activityQueries.all, 'list'], (after, signal) =>
      readPage(api.GET('/api/activities', { params: { query: { after } }, signal })),
    ),
}

/** The weekly activities, in pages. */
export const useActivities = () => useList(activityQueries.list(useApi()))
