import type { Cause } from '@minaret/contract'
import { useCurrency, useDomain } from '@minaret/domain'
import { useEffect, useState } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { dropCarried, withCarried } from './carried.ts'
import { type Draft, keepDraft, keptDraft, newAttemptId, newDraft, withGift } from './draft.ts'
import { type Often, oftenIn, oftenOffered } from './often.ts'

/** What is given to. */
export type Giving = {
  /** With the limits of a gift. */
  cause: Cause
  /** The appeal it is given through. */
  campaignId?: string
  /** A gift that was chosen beside the form; each one stands in the place of what the form held. */
  wish?: Wish
}

/** A gift somebody has chosen, but for whose it is. */
export type Wish = { often: Often; amountMinor?: number }

/** The draft, which a reload finds again, and a page in another language whole. */
export function useDraft({ cause, campaignId, wish, blank }: Giving & { blank: boolean }) {
  const { visit } = useDomain()
  const { currency } = useCurrency()
  const { search } = usePlace()
  const [draft, setDraft] = useState<Draft>(() => {
    const own = cause.currencies[0] ?? 'gbp'
    const offered = oftenOffered(cause)
    // A link may say how often: that of Friday giving does.
    const asked = oftenIn(search.get('often'), cause)
    if (blank) return { ...newDraft(cause.id, own, campaignId), attemptId: '', often: asked ?? 'once' }
    const chosen = currency.value.toLowerCase()
    const kept =
      keptDraft(visit, cause.id, cause.currencies, offered, campaignId) ??
      newDraft(cause.id, cause.currencies.includes(chosen) ? chosen : own, campaignId)
    return withCarried(visit, asked ? withGift(kept, { often: asked }) : kept, cause.currencies, offered)
  })

  const [granted, setGranted] = useState<Wish>()
  if (wish !== granted && !blank) {
    setGranted(wish)
    const asked = wish && oftenIn(wish.often, cause)
    // Another gift is another attempt, whatever became of the one before.
    if (asked) {
      const gift = { often: asked, amountMinor: wish.amountMinor, startsOn: undefined, until: undefined }
      setDraft({ ...draft, ...gift, attemptId: newAttemptId(), sent: false })
    }
  }

  useEffect(() => {
    if (!blank) dropCarried(visit)
  }, [blank, visit])

  useEffect(() => {
    if (draft.attemptId && draft.amountMinor !== undefined && !draft.sent) keepDraft(visit, draft)
  }, [draft, visit])

  return [draft, setDraft] as const
}
