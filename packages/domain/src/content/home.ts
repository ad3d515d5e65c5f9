import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** The home page. */
export const homeQueries = {
  view: (api: Api) =>
    queryOptions({
      queryKey: ['home'],
      queryFn: ({ signal }) => read(api.GET('/api/home', { signal })),
    }),
}

/** All that the home page shows, in one answer: each part cut to what it has room for. */
export const useHome = () => useSlice(homeQueries.view(useApi()))
