import type { Params } from '../app/screen.ts'
import { Linked } from './Linked.tsx'
import { Managed } from './Managed.tsx'

/** A regular gift in its donor's hands, by the link of an email: no account is needed. */
export function ManageGiftScreen({ params }: { params: Params }) {
  return (
    <Linked screen="manageGift" token={params.token ?? ''}>
      {(linked) => <Managed {...linked} />}
    </Linked>
  )
}
