import { cycleQueries, type Domain } from '@minaret/domain'
import { tokenIn } from '../app/privateLink.ts'
import type { Params } from '../app/screen.ts'

/** In a token's place: a page that emails a link to whoever has none. */
export const noLink = 'new'

/** Before the id of a gift that its owner manages by the session; no token of an email has a dot in it. */
const own = 'mine.'

/** What stands in the address for one's own regular gift, in a token's place. */
export const ownGift = (id: string): string => own + id

/** The id of the regular gift that is managed by the session; nothing for an email's token. */
export const ownIdIn = (reference: string): string | undefined =>
  reference.startsWith(own) ? reference.slice(own.length) : undefined

/** Loads the regular gift, where the token is at hand. */
export async function prefetchManaged({ api, queryClient, visit }: Domain, { params }: { params: Params }) {
  const reference = tokenIn(visit, 'manageGift', params.token ?? '')
  if (reference && reference !== noLink && ownIdIn(reference) === undefined)
    await queryClient.prefetchQuery(cycleQueries.managed(api, reference))
}
