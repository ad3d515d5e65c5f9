import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

const minute = 60_000

/** What screens in the hall show. */
export const tvQueries = {
  all: ['tv'] as const,
  /** Asked again every minute, also while nobody touches the screen. */
  view: (api: Api, token: string) =>
    queryOptions({
      queryKey: [...tvQueries.all, token],
      queryFn: ({ signal }) => read(api.GET('/api/tv/{token}', { params: { path: { token } }, signal })),
      refetchInterval: minute,
      refetchIntervalInBackground: true,
    }),
}

/** What one screen shows. A refresh that fails keeps what is shown. */
export const useTv = (token: string) => useSlice(tvQueries.view(useApi(), token))
