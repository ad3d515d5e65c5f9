import { giftFailureOf, statusOf } from '@minaret/domain'
import { useRef, useState } from 'react'
import type { PaymentMethod } from '../cause/parts/index.ts'
import { solveChallenge } from '../challenge/index.ts'
import { type LinkedGift, useGiftCalls } from '../manage-gift/parts/index.ts'
import { type CardUpdateCalls, type CardUpdateResult, passBankCheck, replaceCard } from './updateCard.ts'

/** Replaces the card of a regular gift, or lets its bank look at a collection; one thing at a time. */
export function useCardUpdate({ cycle, reference }: LinkedGift, method: PaymentMethod | undefined) {
  const [checking, setChecking] = useState(false)
  const { run } = useGiftCalls(reference, async (challenge) => {
    setChecking(true)
    try {
      return await solveChallenge(challenge)
    } finally {
      setChecking(false)
    }
  })
  const [busy, setBusy] = useState<'card' | 'check'>()
  const [outcome, setOutcome] = useState<CardUpdateResult>()
  // What is shown is of after the change: whether a gift waited for it has to be kept.
  const [owed, setOwed] = useState(false)
  // State shows a moment late; a second press in that moment must find the door shut.
  const shut = useRef(false)

  const calls: CardUpdateCalls = {
    async manage(question) {
      const settled = await run(question)
      if (settled.status === 'failure') throw settled.error
      return settled
    },
    failure(error) {
      const { kind, message, decline, unsolved } = giftFailureOf(error)
      const status = statusOf(error)
      return { kind: status === 402 ? 'declined' : kind, status, message, decline, unsolved }
    },
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  }

  async function act(what: 'card' | 'check'): Promise<void> {
    if (shut.current || !method) return
    shut.current = true
    setBusy(what)
    setOwed(cycle.state === 'past_due')
    const unanswered = outcome?.kind === 'unknown' ? outcome.token : undefined
    // What was said of the try before does not stand under this one's question of the bank.
    setOutcome(unanswered ? outcome : undefined)
    try {
      setOutcome(await (what === 'card' ? replaceCard(method, calls, unanswered) : passBankCheck(method, calls)))
    } finally {
      setBusy(undefined)
      shut.current = false
    }
  }

  return { act, busy, checking, outcome, owed }
}
