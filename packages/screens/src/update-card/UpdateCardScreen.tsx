import type { Params } from '../app/screen.ts'
import { Linked } from '../manage-gift/parts/index.ts'
import { UpdateCard } from './UpdateCard.tsx'

/** Another card for a regular gift, by the link of an email: no account is needed. */
export function UpdateCardScreen({ params }: { params: Params }) {
  return (
    <Linked screen="mendCard" token={params.token ?? ''}>
      {(linked) => <UpdateCard {...linked} />}
    </Linked>
  )
}
