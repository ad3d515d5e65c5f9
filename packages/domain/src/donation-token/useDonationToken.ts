import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** Query of the mobile app's links. */
export const donationTokenQueries = {
  /** Sends the link's token in the `token` header, and no session. */
  decoded: (api: Api, token: string) =>
    queryOptions({
      queryKey: ['donation-token', token],
      queryFn: ({ signal }) => read(api.POST('/api/decodeDonationToken', { body: {}, headers: { token }, signal })),
      staleTime: Infinity,
    }),
}

/** Reads the cause of a link for server rendering, without using the link up or caching it. */
export const peekDonationLink = (api: Api, token: string) =>
  read(api.POST('/api/decodeDonationToken', { body: { peek: true }, headers: { token } }))

/** The gift that the mobile app's link proposes. Fails with status 410 if the link has expired. */
export const useDonationToken = (token: string) => useSlice(donationTokenQueries.decoded(useApi(), token))
