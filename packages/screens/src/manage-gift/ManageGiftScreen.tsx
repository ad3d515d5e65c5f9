import type { Params } from '../app/screen.ts'
import { Linked } from './Linked.tsx'
import { Managed } from './Managed.tsx'

/** The page to manage a regular gift with a link from an email, without an account. */
export function ManageGiftScreen({ params }: { params: Params }) {
  return (
    <Linked screen="manageGift" token={params.token ?? ''}>
      {(linked) => <Managed {...linked} />}
    </Linked>
  )
}
