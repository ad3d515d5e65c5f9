import { type Api, readPage } from '@minaret/client'
import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { listOptions } from '../app/listOptions.ts'

/** Queries of downloads. */
export const resourceQueries = {
  all: ['resources'] as const,
  list: (api: Api) =>
    listOptions([...resourceQueries.all, 'list'], (after, signal) =>
      readPage(api.GET('/api/resources', { params: { query: { after, pageSize: 100 } }, signal })),
    ),
}

/** Downloads, in pages. */
export const useResources = () => useList(resourceQueries.list(useApi()))
