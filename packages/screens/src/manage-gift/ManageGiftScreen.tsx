import type { Params } from '../app/screen.ts'
import { GiftByLink } from './GiftByLink.tsx'
import { ManagedGift } from './ManagedGift.tsx'

/** The page to manage a regular gift with a link from an email, without an account. */
export function ManageGiftScreen({ params }: { params: Params }) {
  return (
    <GiftByLink screen="manageGift" token={params.token ?? ''}>
      {(linked) => <ManagedGift {...linked} />}
    </GiftByLink>
  )
}
