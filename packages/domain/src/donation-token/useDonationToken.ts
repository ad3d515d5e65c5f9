import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** The mobile app's links. */
export const donationTokenQueries = {
  /** The link's own token travels in `token`; a session, if there is one, does not. */
  decoded: (api: Api, token: string) =>
    queryOptions({
      queryKey: ['donation-token', token],
      queryFn: ({ signal }) => read(api.POST('/api/decodeDonationToken', { body: {}, headers: { token }, signal })),
      staleTime: Infinity,
    }),
}

/** To what a link would have somebody give, for the server that draws its page: opens nothing, and is stored nowhere. */
export const peekDonationLink = (api: Api, token: string) =>
  read(api.POST('/api/decodeDonationToken', { body: { peek: true }, headers: { token } }))

/** What the mobile app's link asks to give. Fails with status 410 when it is too old. */
export const useDonationToken = (token: string) => useSlice(donationTokenQueries.decoded(useApi(), token))
