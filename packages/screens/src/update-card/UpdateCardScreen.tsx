import type { Params } from '../app/screen.ts'
import { GiftByLink } from '../manage-gift/parts/index.ts'
import { UpdateCard } from './UpdateCard.tsx'

/** Replaces the card of a regular gift by a link from an email, without an account. */
export function UpdateCardScreen({ params }: { params: Params }) {
  return (
    <GiftByLink screen="mendCard" token={params.token ?? ''}>
      {(linked) => <UpdateCard {...linked} />}
    </GiftByLink>
  )
}
