import type { Cause } from '@minaret/contract'
import {
  giftFailureOf,
  withTimeout,
  timeoutError,
  useFetchGift,
  useDomain,
  usePayGift,
  useTenant,
} from '@minaret/domain'
import { useRef, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { attemptOf, type DraftWithAmount } from './attempt.ts'
import { withoutDonorPrefix, isDetail } from './details.ts'
import { firstDay } from './frequency.ts'
import { payGift, type PaymentMethod, type PaymentOutcome } from './payGift.ts'
import { removeDonor, saveDonor } from './sentDonor.ts'
import { solveChallenge } from '../challenge/index.ts'
import { useCollectionDates } from './useCollectionDates.ts'

/** Events of a payment for the surrounding form. */
export type PaymentEvents = {
  /** Reports whether the form is locked: the attempt is in flight, has become a gift, or has no known outcome. */
  onLockChange(isLocked: boolean): void
  /** The attempt is about to be sent, with this first day if it is a regular gift. */
  onSending(startsOn: string | undefined): void
  /** The first collection day has passed; `startsOn` is the next one. A new attempt is made once the donor agrees. */
  onFirstDayMoved(startsOn: string): void
  /** The gift exceeds the remaining amount of its need, and nothing was charged. */
  onNeedExceeded(): void
  /** The bank's check is pending or its result unknown: the outcome must be checked. */
  onWaiting(): void
  /** The attempt cannot be sent again: a reload starts a new one. */
  onAttemptClosed(): void
  /** The server refused the donor's details. */
  onRefused(fields: Readonly<Record<string, string>>): void
  /** The attempt has become a gift. */
  onGiftCreated(id: string): void
}

/** Runs a payment, from the challenge, if any, to its outcome. */
export function usePayment(
  { cause, draft, supporterRef }: { cause: Cause; draft: DraftWithAmount; supporterRef?: string },
  method: PaymentMethod | undefined,
  events: PaymentEvents,
) {
  const { t } = useMessages('cause')
  const tenant = useTenant()
  const { visit } = useDomain()
  const now = useCollectionDates()
  const [isBusy, setBusy] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [outcome, setOutcome] = useState<PaymentOutcome>()
  const pay = usePayGift(async (challenge) => {
    setChecking(true)
    try {
      return await solveChallenge(challenge)
    } finally {
      setChecking(false)
    }
  })
  const fetchGift = useFetchGift()
  // A ref, because state updates too late to block a second press.
  const isSending = useRef(false)
  const isGiftCreated = useRef(false)

  /** The same gift may arrive twice: from a late response, and from sending it again. */
  function finish(id: string): void {
    if (isGiftCreated.current) return
    isGiftCreated.current = true
    removeDonor(visit)
    events.onGiftCreated(id)
  }

  /** Sends the attempt. @returns whether it became a gift */
  async function send(): Promise<boolean> {
    if (isSending.current || !method) return false
    isSending.current = true
    setBusy(true)
    events.onLockChange(true)
    const earlierToken = outcome?.kind === 'unknown' ? outcome.token : undefined
    let isOpen = earlierToken !== undefined
    let hasBecomeGift = false
    // Hides the previous outcome, which must not stand below the bank's check.
    setOutcome(earlierToken ? outcome : undefined)
    try {
      const result = await payGift(
        method,
        {
          pay: async (attempt) => {
            saveDonor(visit, draft)
            events.onSending(firstDay(draft, now))
            const payment = pay.mutateAsync(attempt)
            const response = await withTimeout(payment)
            if (response) return response.data
            // A slow payment has not failed: its outcome is unknown, and a late result is still shown.
            void payment
              .then(({ data }) => data.next !== 'act' && data.next !== 'retry' && finish(data.id))
              .catch(() => {})
            throw timeoutError()
          },
          ask: fetchGift,
          checkFailed: t.cause.card.checkFailed,
          failure: (error) => {
            const { isAttemptClosed, unsolved, ...failure } = giftFailureOf(error)
            if (isAttemptClosed) events.onAttemptClosed()
            if (unsolved) return { ...failure, message: t.cause.challenge.failed }
            return isAttemptClosed ? { ...failure, closed: true } : failure
          },
        },
        attemptOf(draft, cause, tenant, now, supporterRef),
        earlierToken,
      )
      setOutcome(result)
      isOpen = result.kind === 'unknown' || result.kind === 'arrived' || result.kind === 'waiting'
      if (result.kind === 'waiting') events.onWaiting()
      if (result.kind === 'moved') events.onFirstDayMoved(result.firstDay)
      if (result.kind === 'need') events.onNeedExceeded()
      hasBecomeGift = result.kind === 'arrived'
      if (result.kind === 'arrived') finish(result.id)
      if (result.kind === 'refused') reportDonorErrors(result.fields ?? {})
      return result.kind === 'arrived'
    } finally {
      setBusy(false)
      if (!isOpen || hasBecomeGift) removeDonor(visit)
      events.onLockChange(isOpen)
      isSending.current = false
    }
  }

  function reportDonorErrors(fields: Readonly<Record<string, string>>): void {
    const details = Object.entries(fields).map(([field, message]) => [withoutDonorPrefix(field), message] as const)
    const donorErrors = details.filter(([field]) => isDetail(field))
    if (donorErrors.length > 0) events.onRefused(Object.fromEntries(donorErrors))
  }

  return { send, busy: isBusy, checking: isChecking, outcome, forget: () => setOutcome(undefined) }
}
