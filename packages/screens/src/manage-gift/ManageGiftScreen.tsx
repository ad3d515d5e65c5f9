import type { Params } from '../app/screen.ts'
import { Linked } from './Linked.tsx'
import { Managed } from './Managed.tsx'

/** A regular gift in its giver's hands, by the link of a letter: no account is needed. */
export function ManageGiftScreen({ params }: { params: Params }) {
  return (
    <Linked screen="manageGift" token={params.token ?? ''}>
      {(linked) => <Managed {...linked} />}
    </Linked>
  )
}
