import type { GiftState } from '@minaret/contract'
import { useFetchAttempt } from '@minaret/domain'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AttemptOutcome, toAttemptOutcome } from './recheck.ts'

/** The state of a check. */
export type Recheck = { kind: 'asking' } | { kind: 'silent' } | Extract<AttemptOutcome, { kind: 'waiting' }>

/**
 * Delays between checks, in milliseconds: after a reload the attempt may still be on its way to the server or the
 * provider, and the bank may then require confirmation.
 */
const retryDelaysMs = [1000, 2000, 3000, 5000] as const
/** The number of retries for an attempt that the server does not know. */
const maxUnknownRetries = 2

const isSending = ({ state, next }: GiftState) =>
  next === 'poll' && (state === 'confirming' || state === 'pending_setup')
/** The delay before retrying without a response, in milliseconds; the check also retries when the connection returns. */
const offlineRetryMs = 5000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Checks the outcome of an attempt this tab has sent.
 * @param onOutcome called once with the outcome, unless the bank still awaits confirmation
 * @returns the state, and functions to check again
 */
export function useRecheck(
  attemptId: string,
  onOutcome: (outcome: Exclude<AttemptOutcome, { kind: 'waiting' }>) => void,
) {
  const ask = useFetchAttempt()
  const [state, setState] = useState<Recheck>({ kind: 'asking' })
  const isSettled = useRef(false)
  const settle = useEffectEvent((outcome: AttemptOutcome) => {
    if (outcome.kind === 'waiting') return setState(outcome)
    if (isSettled.current) return
    isSettled.current = true
    onOutcome(outcome)
  })
  const fetchOutcome = useEffectEvent(async () => {
    let gift = await ask(attemptId)
    for (const [retryCount, delayMs] of retryDelaysMs.entries()) {
      if (gift ? !isSending(gift) : retryCount >= maxUnknownRetries) break
      await sleep(delayMs)
      gift = await ask(attemptId)
    }
    return toAttemptOutcome(gift)
  })
  const [round, setRound] = useState(0)
  const recheck = useCallback(() => setRound((count) => count + 1), [])

  useEffect(() => {
    let isUnmounted = false
    fetchOutcome().then(
      (outcome) => {
        if (!isUnmounted) settle(outcome)
      },
      () => {
        if (!isUnmounted) setState({ kind: 'silent' })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [round])

  useEffect(() => {
    if (state.kind !== 'silent') return undefined
    const timer = setInterval(recheck, offlineRetryMs)
    window.addEventListener('online', recheck)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', recheck)
    }
  }, [state.kind, recheck])

  return { state, recheck, ask }
}
