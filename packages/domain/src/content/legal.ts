import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** Queries of the privacy policy and the terms. */
export const legalQueries = {
  privacy: (api: Api) =>
    queryOptions({
      queryKey: ['legal', 'privacy'],
      queryFn: ({ signal }) => read(api.GET('/api/page/privacy', { signal })),
    }),
  terms: (api: Api) =>
    queryOptions({
      queryKey: ['legal', 'terms'],
      queryFn: ({ signal }) => read(api.GET('/api/page/terms-conditions', { signal })),
    }),
}

/** The privacy policy. */
export const usePrivacy = () => useSlice(legalQueries.privacy(useApi()))

/** The terms and conditions. */
export const useTerms = () => useSlice(legalQueries.terms(useApi()))
