import { regularGiftQueries, type Domain } from '@minaret/domain'
import { resolveToken } from '../app/privateLink.ts'
import type { Params } from '../app/screen.ts'

/** Replaces the token in the URL of the page that requests a link. */
export const newLinkToken = 'new'

/** The prefix of a gift's id if it is managed with the session; tokens from emails contain no dot. */
const ownPrefix = 'mine.'

/** The reference of the user's own regular gift, in place of a token. */
export const ownReferenceOf = (id: string): string => ownPrefix + id

/** The id of a regular gift managed with the session; undefined for a token from an email. */
export const parseOwnId = (reference: string): string | undefined =>
  reference.startsWith(ownPrefix) ? reference.slice(ownPrefix.length) : undefined

/** Prefetches the regular gift, if its token is known. */
export async function prefetchManaged({ api, queryClient, visit }: Domain, { params }: { params: Params }) {
  const reference = resolveToken(visit, 'manageGift', params.token ?? '')
  if (reference && reference !== newLinkToken && parseOwnId(reference) === undefined)
    await queryClient.prefetchQuery(regularGiftQueries.managed(api, reference))
}
