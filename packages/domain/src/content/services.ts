import { type Api, read, readPage } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { listOptions } from '../app/listOptions.ts'
import { useSlice } from '../app/slice.ts'

/** Queries of the mosque's services. */
export const serviceQueries = {
  all: ['services'] as const,
  list: (api: Api) =>
    listOptions([...serviceQueries.all, 'list'], (after, signal) =>
      readPage(api.GET('/api/services', { params: { query: { after, pageSize: 100 } }, signal })),
    ),
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/services/{id}', { params: { path: { id } }, signal })),
    }),
}

/** The mosque's services, in pages. */
export const useServices = () => useList(serviceQueries.list(useApi()))

/** One service. Fails with an `ApiError` of status 404 if it does not exist. */
export const useService = (id: string) => useSlice(serviceQueries.view(useApi(), id))
