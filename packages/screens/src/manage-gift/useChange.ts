import type { CycleAction } from '@minaret/contract'
import { giftFailureOf, statusOf } from '@minaret/domain'
import { useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import type { LinkedGift } from './Linked.tsx'
import { type ChangeNotice, getChangeNotice } from './sentences.ts'
import { useGiftCalls } from './useGiftCalls.ts'

/** What is asked of a regular gift. */
export type ChangeAction = CycleAction
/** What is asked about in a dialog first. */
export type Opened = 'pause' | 'amount' | 'cancel'

/** A change as its donor asks for it. */
export type ChangeRequest = { action: ChangeAction; until?: string; amountMinor?: number }

/** Changes a regular gift, one thing at a time, and tells what came of it. */
export function useChange({ cycle, reference, again }: LinkedGift) {
  const words = useWords('manageGift')
  const { t, format } = words
  const { run, refresh } = useGiftCalls(reference)
  const [asking, setAsking] = useState<ChangeAction>()
  const [dialog, setDialog] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  const [notice, setSaid] = useState<ChangeNotice>()
  // State shows a moment late; a second press in that moment must find the door shut.
  const shut = useRef(false)

  function open(which: Opened | undefined): void {
    setProblem(undefined)
    setDialog(which)
  }

  async function ask({ action, ...more }: ChangeRequest): Promise<void> {
    if (shut.current) return
    shut.current = true
    setAsking(action)
    setProblem(undefined)
    try {
      const settled = await run({ action, version: cycle.version, ...more })
      if (settled.status === 'success') {
        open(undefined)
        return setSaid(getChangeNotice(action, settled.data, words))
      }
      await failed(settled.error)
    } finally {
      setAsking(undefined)
      shut.current = false
    }
  }

  async function failed(error: Error): Promise<void> {
    const { kind, message } = giftFailureOf(error)
    const status = statusOf(error)
    if (status === 410) return again()
    if (status === 409) {
      // Somebody, or time, was faster: what is shown is no longer so.
      await refresh().catch(() => undefined)
      open(undefined)
      return setSaid({ tone: 'warning', title: t.manageGift.changed, more: format.inText(message) })
    }
    const sentence = kind === 'unknown' ? t.manageGift.unknown : message
    if (dialog) return setProblem(sentence)
    setSaid({ tone: 'danger', title: t.manageGift.notDone, more: format.inText(sentence) })
  }

  return { ask, asking, dialog, setDialog: open, problem, notice }
}
