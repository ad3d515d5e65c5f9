import { type Domain, giftQueries, type Paying, watchPaying } from '@minaret/domain'

// Apart from what the page begins with: needed once a gift was sent.

/** What the donor of a gift should do, by the provider's own word. */
export const nextOf = async ({ api, queryClient }: Domain, id: string) =>
  (await queryClient.fetchQuery({ ...giftQueries.view(api, id), staleTime: 0 })).next

/** Hears how a payment goes. @returns how to stop */
export const watch = ({ queryClient }: Domain, heard: (paying: Paying | undefined) => void): (() => void) =>
  watchPaying(queryClient, heard)
