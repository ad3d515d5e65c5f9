import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

const refreshMs = 60_000

/** Query of a TV display. */
export const tvQueries = {
  all: ['tv'] as const,
  /** Refreshed every minute, also in the background. */
  view: (api: Api, token: string) =>
    queryOptions({
      queryKey: [...tvQueries.all, token],
      queryFn: ({ signal }) => read(api.GET('/api/tv/{token}', { params: { path: { token } }, signal })),
      refetchInterval: refreshMs,
      refetchIntervalInBackground: true,
    }),
}

/** The data of one TV display. A failed refresh keeps the old data. */
export const useTv = (token: string) => useSlice(tvQueries.view(useApi(), token))
