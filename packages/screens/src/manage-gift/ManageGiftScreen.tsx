import { cycleQueries, type Domain } from '@minaret/domain'
import type { Params } from '../app/screen.ts'
import { Linked } from './Linked.tsx'
import { Managed } from './Managed.tsx'
import { referenceIn } from './reference.ts'

/** A regular gift in its giver's hands, by the link of a letter: no account is needed. */
export function ManageGiftScreen({ params }: { params: Params }) {
  return (
    <Linked screen="manageGift" token={params.token ?? ''}>
      {(linked) => <Managed {...linked} />}
    </Linked>
  )
}

/** Loads the regular gift, where the token is at hand. */
export async function prefetchManaged({ api, queryClient, visit }: Domain, { params }: { params: Params }) {
  const reference = referenceIn(visit, params.token ?? '')
  if (reference) await queryClient.prefetchQuery(cycleQueries.managed(api, reference))
}
