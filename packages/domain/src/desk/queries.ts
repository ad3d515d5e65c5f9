import { type DeskApi, read, readPage } from '@minaret/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** What the desk reads. Everything of one mosque lies under its name, so that a change refreshes all of it. */
export const deskQueries = {
  session: (api: DeskApi) =>
    queryOptions({
      queryKey: ['session'] as const,
      queryFn: ({ signal }) => read(api.GET('/api/desk/session', { signal })),
    }),
  mosque: (mosque: string) => ['mosque', mosque] as const,
  today: (api: DeskApi, mosque: string) =>
    queryOptions({
      queryKey: [...deskQueries.mosque(mosque), 'today'] as const,
      queryFn: ({ signal }) =>
        read(api.GET('/api/desk/mosques/{mosque}/today', { params: { path: { mosque } }, signal })),
      // What it says is left or needs somebody may just have been done on the page before.
      staleTime: 0,
    }),
  month: (api: DeskApi, mosque: string, month: string) =>
    queryOptions({
      queryKey: [...deskQueries.mosque(mosque), 'month', month] as const,
      queryFn: ({ signal }) =>
        read(api.GET('/api/desk/mosques/{mosque}/times/{month}', { params: { path: { mosque, month } }, signal })),
    }),
  day: (api: DeskApi, mosque: string, day: string) =>
    queryOptions({
      queryKey: [...deskQueries.mosque(mosque), 'day', day] as const,
      queryFn: ({ signal }) =>
        read(api.GET('/api/desk/mosques/{mosque}/days/{day}', { params: { path: { mosque, day } }, signal })),
    }),
  log: (api: DeskApi, mosque: string) =>
    infiniteQueryOptions({
      queryKey: [...deskQueries.mosque(mosque), 'log'] as const,
      queryFn: ({ signal, pageParam }) =>
        readPage(
          api.GET('/api/desk/mosques/{mosque}/log', {
            params: { path: { mosque }, ...(pageParam ? { query: { after: pageParam } } : {}) },
            signal,
          }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
}
