import { giftFailureOf, statusOf } from '@minaret/domain'
import { useRef, useState } from 'react'
import type { PaymentMethod } from '../cause/parts/index.ts'
import { solveChallenge } from '../challenge/index.ts'
import { type LinkedGift, useGiftCalls } from '../manage-gift/parts/index.ts'
import { type CardUpdateCalls, type CardUpdateResult, completeBankCheck, replaceCard } from './updateCard.ts'

/** Replaces the card of a regular gift or runs the bank's check, one action at a time. */
export function useCardUpdate({ regularGift, reference }: LinkedGift, method: PaymentMethod | undefined) {
  const [isChecking, setChecking] = useState(false)
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
  // Stored, because the gift shown afterwards is no longer overdue.
  const [isOverdue, setIsOverdue] = useState(false)
  // A ref, because state updates too late to stop a second press.
  const isRunning = useRef(false)

  const calls: CardUpdateCalls = {
    async manage(request) {
      const result = await run(request)
      if (result.status === 'failure') throw result.error
      return result
    },
    failure(error) {
      const { kind, message, decline, unsolved } = giftFailureOf(error)
      const status = statusOf(error)
      return { kind: status === 402 ? 'declined' : kind, status, message, decline, unsolved }
    },
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  }

  async function act(action: 'card' | 'check'): Promise<void> {
    if (isRunning.current || !method) return
    isRunning.current = true
    setBusy(action)
    setIsOverdue(regularGift.state === 'past_due')
    const earlierToken = outcome?.kind === 'unknown' ? outcome.token : undefined
    // Clears the previous outcome, unless the same token is sent again.
    setOutcome(earlierToken ? outcome : undefined)
    try {
      setOutcome(
        await (action === 'card' ? replaceCard(method, calls, earlierToken) : completeBankCheck(method, calls)),
      )
    } finally {
      setBusy(undefined)
      isRunning.current = false
    }
  }

  return { act, busy, checking: isChecking, outcome, owed: isOverdue }
}
