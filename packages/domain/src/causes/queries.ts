import { type Api, read } from '@minaret/client'
import type { Cause } from '@minaret/contract'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { type SliceResult, useSlice } from '../app/slice.ts'

/** Queries of causes. */
export const causeQueries = {
  all: ['causes'] as const,
  list: (api: Api) =>
    queryOptions({
      queryKey: [...causeQueries.all, 'list'],
      queryFn: ({ signal }) => read(api.GET('/api/donations', { signal })),
    }),
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...causeQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/donations/{id}', { params: { path: { id } }, signal })),
    }),
}

/** Every published cause, in the mosque's order. */
export const useCauses = (): SliceResult<Cause[]> => useSlice(causeQueries.list(useApi()))

/** One cause. Fails with an `ApiError` of status 404 if it does not exist. */
export const useCause = (id: string): SliceResult<Cause> => useSlice(causeQueries.view(useApi(), id))
