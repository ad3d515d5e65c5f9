import type { Params } from '../app/screen.ts'
import { Linked } from '../manage-gift/parts/index.ts'
import { MendCard } from './MendCard.tsx'

/** Another card for a regular gift, by the link of a letter: no account is needed. */
export function MendCardScreen({ params }: { params: Params }) {
  return (
    <Linked screen="mendCard" token={params.token ?? ''}>
      {(linked) => <MendCard {...linked} />}
    </Linked>
  )
}
