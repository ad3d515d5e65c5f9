import type { Cause } from '@minaret/contract'
import { useCurrency, useDomain } from '@minaret/domain'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { removeTransfer, withTransfer } from './formTransfer.ts'
import {
  type Draft,
  saveDraft,
  loadDraft,
  newDraft,
  type Step,
  type GiftChoice,
  withGift,
  withGiftChoice,
} from './draft.ts'
import type { NeedChoice } from './need.ts'
import { type Frequency, parseFrequency, frequenciesOf } from './frequency.ts'
import { withQuery } from './openDraft.ts'
import type { PreHydrationInput } from './earlierInput.ts'

/** The context of a donation form. */
export type DonationContext = {
  /** The cause, with its limits. */
  cause: Cause
  /** The campaign through which the gift is made. */
  campaignId?: string
  /** The campaign's needs; undefined if they are unknown or not offered. */
  needs?: readonly NeedChoice[]
  /** Reloads the amounts left of the needs. */
  onRefreshNeeds?(): void
  /** The reference of the supporter's link that the visitor followed. */
  supporterRef?: string
  /** A gift chosen outside the form, which replaces the form's gift. */
  choice?: GiftChoice
  /** The initial frequency, if the cause offers it; by default once. */
  often?: Frequency
  /** The choice of what the gift is for, at the top of the first step, if the page offers several causes. */
  causeChoice?: ReactNode
  /** Called once the choice is applied, so that a remounted form does not apply it again. */
  onChoiceApplied?(): void
  /** Reports whether a payment is in flight or has no known outcome, so that no other gift may be chosen. */
  onLockChange?(held: boolean): void
  /** Reports the current step. */
  onStep?(step: Step): void
}

/** The draft, which survives a reload, and is carried over to the page in another language. */
export function useDraft({
  cause,
  campaignId,
  choice,
  onChoiceApplied,
  often,
  earlierInput,
  isBlank,
}: Pick<DonationContext, 'cause' | 'campaignId' | 'choice' | 'onChoiceApplied' | 'often'> & {
  earlierInput?: PreHydrationInput
  isBlank: boolean
}) {
  const { visit } = useDomain()
  const { currency } = useCurrency()
  const { search } = usePageLocation()
  const [draft, setDraft] = useState<Draft>(() => {
    const causeCurrency = cause.currencies[0] ?? 'gbp'
    const frequencies = frequenciesOf(cause)
    const createDraft = (currencyCode: string) => ({
      ...newDraft(cause.id, currencyCode, campaignId),
      often: parseFrequency(often, cause) ?? 'once',
    })
    // It is the same in every rendering, and not sent.
    if (isBlank) return { ...withQuery(cause, search, createDraft(causeCurrency)), attemptId: '' }
    const visitorCurrency = currency.value.toLowerCase()
    const storedDraft = loadDraft(visit, cause.id, cause.currencies, frequencies, campaignId)
    // A held gift must not be replaced.
    if (storedDraft?.held) return withTransfer(visit, storedDraft, cause.currencies, frequencies)
    const draft =
      storedDraft ?? createDraft(cause.currencies.includes(visitorCurrency) ? visitorCurrency : causeCurrency)
    const next = withTransfer(visit, withQuery(cause, search, draft), cause.currencies, frequencies)
    return { ...withGift(next, earlierInput?.gift ?? {}), ...earlierInput?.donor }
  })

  const [appliedChoice, setAppliedChoice] = useState<GiftChoice>()
  if (choice !== appliedChoice && !isBlank) {
    setAppliedChoice(choice)
    const frequency = choice && parseFrequency(choice.often, cause)
    if (frequency) setDraft(withGiftChoice(draft, { ...choice, often: frequency }))
  }
  useEffect(() => {
    if (appliedChoice) onChoiceApplied?.()
  }, [appliedChoice, onChoiceApplied])

  useEffect(() => {
    if (!isBlank) removeTransfer(visit)
  }, [isBlank, visit])

  useEffect(() => {
    if (draft.attemptId && draft.amountMinor !== undefined && !draft.sent) saveDraft(visit, draft)
  }, [draft, visit])

  return [draft, setDraft] as const
}
