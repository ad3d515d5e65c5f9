import { type Api, read, readPage } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { listOptions } from '../app/listOptions.ts'
import { useSlice } from '../app/slice.ts'

/** Queries of classes. */
export const classQueries = {
  all: ['classes'] as const,
  list: (api: Api) =>
    listOptions([...classQueries.all, 'list'], (after, signal) =>
      readPage(api.GET('/api/classes', { params: { query: { after } }, signal })),
    ),
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...classQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/class/{id}', { params: { path: { id } }, signal })),
    }),
}

/** Classes, in pages. */
export const useClasses = () => useList(classQueries.list(useApi()))

/** One class. Fails with an `ApiError` of status 404 if it does not exist. */
export const useClass = (id: string) => useSlice(classQueries.view(useApi(), id))
