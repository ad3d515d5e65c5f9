import type { GiftState } from '@minaret/contract'
import { useAskAttempt } from '@minaret/domain'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AttemptOutcome, toAttemptOutcome } from './recheck.ts'

/** Where asking stands. */
export type Recheck = { kind: 'asking' } | { kind: 'silent' } | Extract<AttemptOutcome, { kind: 'waiting' }>

/**
 * An attempt whose page was reloaded may still be on its way to the host, or to the provider, whose answer may be a
 * question of the bank's: asked again after so long, in milliseconds.
 */
const onItsWay = [1000, 2000, 3000, 5000] as const
/** So often for one that the host does not know of. */
const toArrive = 2

const isSending = ({ state, next }: GiftState) =>
  next === 'poll' && (state === 'confirming' || state === 'pending_setup')
/** A host that does not answer is asked again after so long, in milliseconds; at once when the connection is back. */
const silence = 5000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Asks the host what became of an attempt this tab has sent, before anything else is offered.
 * @param onFound told once that is known, unless the donor's bank still waits for them
 * @returns where that stands, and how to ask anew
 */
export function useRecheck(
  attemptId: string,
  onFound: (outcome: Exclude<AttemptOutcome, { kind: 'waiting' }>) => void,
) {
  const ask = useAskAttempt()
  const [state, setState] = useState<Recheck>({ kind: 'asking' })
  const settled = useRef(false)
  const settle = useEffectEvent((outcome: AttemptOutcome) => {
    if (outcome.kind === 'waiting') return setState(outcome)
    if (settled.current) return
    settled.current = true
    onFound(outcome)
  })
  const fetchOutcome = useEffectEvent(async () => {
    let gift = await ask(attemptId)
    for (const [tries, wait] of onItsWay.entries()) {
      if (gift ? !isSending(gift) : tries >= toArrive) break
      await pause(wait)
      gift = await ask(attemptId)
    }
    return toAttemptOutcome(gift)
  })
  const [round, setRound] = useState(0)
  const recheck = useCallback(() => setRound((before) => before + 1), [])

  useEffect(() => {
    let ended = false
    fetchOutcome().then(
      (outcome) => {
        if (!ended) settle(outcome)
      },
      () => {
        if (!ended) setState({ kind: 'silent' })
      },
    )
    return () => {
      ended = true
    }
  }, [round])

  useEffect(() => {
    if (state.kind !== 'silent') return undefined
    const timer = setInterval(recheck, silence)
    window.addEventListener('online', recheck)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', recheck)
    }
  }, [state.kind, recheck])

  return { state, recheck, ask }
}
