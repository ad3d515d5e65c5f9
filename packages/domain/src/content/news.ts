import { type Api, read, readPage } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { listOptions } from '../app/listOptions.ts'
import { useSlice } from '../app/slice.ts'

/** Queries of news. */
export const newsQueries = {
  all: ['news'] as const,
  list: (api: Api, from = '') =>
    listOptions(
      [...newsQueries.all, 'list', from],
      (after, signal) => readPage(api.GET('/api/news', { params: { query: { after } }, signal })),
      from,
    ),
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...newsQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/news/{id}', { params: { path: { id } }, signal })),
    }),
}

/** News, newest first, in pages. @param from the cursor of an earlier page */
export const useNewsList = (from?: string) => useList(newsQueries.list(useApi(), from))

/** One news item. Fails with an `ApiError` of status 404 if it does not exist. */
export const useNews = (id: string) => useSlice(newsQueries.view(useApi(), id))
