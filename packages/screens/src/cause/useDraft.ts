import type { Cause } from '@minaret/contract'
import { useCurrency, useDomain } from '@minaret/domain'
import { useEffect, useState } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { dropCarried, withCarried } from './carried.ts'
import { type Draft, saveDraft, loadDraft, newDraft, type Step, type Wish, withGift, withWish } from './draft.ts'
import type { NeedChoice } from './need.ts'
import { oftenIn, oftenOffered } from './often.ts'
import { createDraftFromQuery } from './openedDraft.ts'
import type { Typed } from './typedBefore.ts'

/** What is given to. */
export type Giving = {
  /** With the limits of a gift. */
  cause: Cause
  /** The appeal it is given through. */
  campaignId?: string
  /** What of the appeal can be given by itself; without, it is not known, or not offered. */
  needs?: readonly NeedChoice[]
  /** Asks anew what is left of it. */
  onLook?(): void
  /** The supporter's link one has come by. */
  supporterRef?: string
  /** A gift that was chosen beside the form; each one stands in the place of what the form held. */
  wish?: Wish
  /** The wish has been taken: it is not one any more, or a form drawn anew would take it again. */
  onWishTaken?(): void
  /** Whether a payment is under way, or lost without an answer: until it is not, no other gift may be chosen. */
  onHeld?(held: boolean): void
  /** Which step is shown. */
  onStep?(step: Step): void
}

/** The draft, which a reload finds again, and a page in another language whole. */
export function useDraft({
  cause,
  campaignId,
  wish,
  onWishTaken,
  typed,
  blank,
}: Pick<Giving, 'cause' | 'campaignId' | 'wish' | 'onWishTaken'> & { typed?: Typed; blank: boolean }) {
  const { visit } = useDomain()
  const { currency } = useCurrency()
  const { search } = usePlace()
  const [draft, setDraft] = useState<Draft>(() => {
    const own = cause.currencies[0] ?? 'gbp'
    const offered = oftenOffered(cause)
    // A link may say how often: that of Friday giving does.
    const frequency = oftenIn(search.get('often'), cause)
    if (blank) return { ...newDraft(cause.id, own, campaignId), attemptId: '', often: frequency ?? 'once' }
    const chosen = currency.value.toLowerCase()
    const stored =
      loadDraft(visit, cause.id, cause.currencies, offered, campaignId) ??
      createDraftFromQuery(
        cause,
        search,
        newDraft(cause.id, cause.currencies.includes(chosen) ? chosen : own, campaignId),
      )
    const next = withCarried(
      visit,
      frequency ? withGift(stored, { often: frequency }) : stored,
      cause.currencies,
      offered,
    )
    // A gift that may be under way takes no other's place.
    return next.held ? next : { ...withGift(next, typed?.gift ?? {}), ...typed?.donor }
  })

  const [granted, setGranted] = useState<Wish>()
  if (wish !== granted && !blank) {
    setGranted(wish)
    const frequency = wish && oftenIn(wish.often, cause)
    if (frequency) setDraft(withWish(draft, { ...wish, often: frequency }))
  }
  useEffect(() => {
    if (granted) onWishTaken?.()
  }, [granted, onWishTaken])

  useEffect(() => {
    if (!blank) dropCarried(visit)
  }, [blank, visit])

  useEffect(() => {
    if (draft.attemptId && draft.amountMinor !== undefined && !draft.sent) saveDraft(visit, draft)
  }, [draft, visit])

  return [draft, setDraft] as const
}
