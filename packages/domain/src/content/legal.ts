import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

// The page itself says that the mosque has not written it, or that it did not load.
const meta = { quiet: true }

/** Privacy and terms. */
export const legalQueries = {
  privacy: (api: Api) =>
    queryOptions({
      meta,
      queryKey: ['legal', 'privacy'],
      queryFn: ({ signal }) => read(api.GET('/api/page/privacy', { signal })),
    }),
  terms: (api: Api) =>
    queryOptions({
      meta,
      queryKey: ['legal', 'terms'],
      queryFn: ({ signal }) => read(api.GET('/api/page/terms-conditions', { signal })),
    }),
}

/** The privacy policy. */
export const usePrivacy = () => useSlice(legalQueries.privacy(useApi()))

/** The terms and conditions. */
export const useTerms = () => useSlice(legalQueries.terms(useApi()))
