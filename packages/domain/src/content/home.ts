import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** Query of the home page. */
export const homeQueries = {
  view: (api: Api) =>
    queryOptions({
      queryKey: ['home'],
      queryFn: ({ signal }) => read(api.GET('/api/home', { signal })),
    }),
}

/** The home page's content in one response, each section limited to the items it shows. */
export const useHome = () => useSlice(homeQueries.view(useApi()))
