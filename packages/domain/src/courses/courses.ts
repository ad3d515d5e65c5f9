import { type Api, read, readPage } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { listOptions } from '../app/listOptions.ts'
import { useSlice } from '../app/slice.ts'

/** Queries of courses. */
export const courseQueries = {
  all: ['courses'] as const,
  list: (api: Api) =>
    listOptions([...courseQueries.all, 'list'], (after, signal) =>
      readPage(api.GET('/api/courses', { params: { query: { after } }, signal })),
    ),
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/course/{id}', { params: { path: { id } }, signal })),
    }),
}

/** One course. Fails with an `ApiError` of status 404 if it does not exist. */
export const useCourse = (id: string) => useSlice(courseQueries.view(useApi(), id))
