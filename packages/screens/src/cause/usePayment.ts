import type { Cause } from '@minaret/contract'
import {
  giftFailureOf,
  inPatience,
  unanswered as noAnswer,
  useAskGift,
  useDomain,
  usePayGift,
  useTenant,
} from '@minaret/domain'
import { useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { attemptOf, type Sized } from './attempt.ts'
import { detailNamed, isDetail } from './details.ts'
import { firstDay } from './often.ts'
import { payGift, type PaymentMethod, type PaymentOutcome } from './payGift.ts'
import { dropDonor, keepDonor } from './sentDonor.ts'
import { solveChallenge } from '../challenge/index.ts'
import { useCollecting } from './useCollecting.ts'

/** What paying tells the form around it. */
export type PaymentEvents = {
  /** Whether the attempt is under way, or became a gift, or nobody knows what became of it. */
  onHeld(held: boolean): void
  /** The attempt is about to be sent, with this first day where it is given again. */
  onSending(startsOn: string | undefined): void
  /** The first day it was sent with has gone by, and this is the first now: another attempt, once the donor agrees. */
  onMoved(startsOn: string): void
  /** What it is for has less left than the gift: nothing was begun by this try. */
  onUnbegun(): void
  /** The bank has not been answered, or nobody can say how that went: what became of it has to be asked. */
  onWaiting(): void
  /** The attempt cannot be sent again: whoever reloads the page begins another. */
  onSpent(): void
  /** The host found something wrong with what the donor has said of themselves. */
  onRefused(fields: Readonly<Record<string, string>>): void
  /** The attempt has become a gift. */
  onArrived(id: string): void
}

/** One press of the button, from the challenge, where there is one, to what it came to. */
export function usePayment(
  { cause, draft, supporterRef }: { cause: Cause; draft: Sized; supporterRef?: string },
  method: PaymentMethod | undefined,
  events: PaymentEvents,
) {
  const { t } = useWords('cause')
  const tenant = useTenant()
  const { visit } = useDomain()
  const now = useCollecting()
  const [busy, setBusy] = useState(false)
  const [checking, setChecking] = useState(false)
  const [outcome, setOutcome] = useState<PaymentOutcome>()
  const pay = usePayGift(async (challenge) => {
    setChecking(true)
    try {
      return await solveChallenge(challenge)
    } finally {
      setChecking(false)
    }
  })
  const ask = useAskGift()
  // State shows a moment late; a second press in that moment must find the door shut.
  const shut = useRef(false)
  const hasArrived = useRef(false)

  /** The same gift may answer twice: late, and once more when it was sent again. */
  function arrive(id: string): void {
    if (hasArrived.current) return
    hasArrived.current = true
    dropDonor(visit)
    events.onArrived(id)
  }

  /** @returns whether it became a gift */
  async function send(): Promise<boolean> {
    if (shut.current || !method) return false
    shut.current = true
    setBusy(true)
    events.onHeld(true)
    const unanswered = outcome?.kind === 'unknown' ? outcome.token : undefined
    let open = unanswered !== undefined
    let arrived = false
    // What was said of the try before does not stand beside this one, least of all under its bank's question.
    setOutcome(unanswered ? outcome : undefined)
    try {
      const ended = await payGift(
        method,
        {
          pay: async (attempt) => {
            keepDonor(visit, draft)
            events.onSending(firstDay(draft, now))
            const paying = pay.mutateAsync(attempt)
            const answer = await inPatience(paying)
            if (answer) return answer.data
            // Slow is not failed: it is not known yet, and what it comes to after all is shown.
            void paying
              .then(({ data }) => data.next !== 'act' && data.next !== 'retry' && arrive(data.id))
              .catch(() => {})
            throw noAnswer()
          },
          ask,
          checkFailed: t.cause.card.checkFailed,
          failure: (error) => {
            const { spent, unsolved, ...failure } = giftFailureOf(error)
            if (spent) events.onSpent()
            if (unsolved) return { ...failure, message: t.cause.challenge.failed }
            return spent ? { ...failure, closed: true } : failure
          },
        },
        attemptOf(draft, cause, tenant, now, supporterRef),
        unanswered,
      )
      setOutcome(ended)
      open = ended.kind === 'unknown' || ended.kind === 'arrived' || ended.kind === 'waiting'
      if (ended.kind === 'waiting') events.onWaiting()
      if (ended.kind === 'moved') events.onMoved(ended.firstDay)
      if (ended.kind === 'need') events.onUnbegun()
      arrived = ended.kind === 'arrived'
      if (ended.kind === 'arrived') arrive(ended.id)
      if (ended.kind === 'refused') refuse(ended.fields ?? {})
      return ended.kind === 'arrived'
    } finally {
      setBusy(false)
      if (!open || arrived) dropDonor(visit)
      events.onHeld(open)
      shut.current = false
    }
  }

  function refuse(fields: Readonly<Record<string, string>>): void {
    const details = Object.entries(fields).map(([field, words]) => [detailNamed(field), words] as const)
    const own = details.filter(([field]) => isDetail(field))
    if (own.length > 0) events.onRefused(Object.fromEntries(own))
  }

  return { send, busy, checking, outcome, forget: () => setOutcome(undefined) }
}
