import type { RegularGiftAction } from '@minaret/contract'
import { giftFailureOf, statusOf } from '@minaret/domain'
import { useRef, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import type { LinkedGift } from './GiftByLink.tsx'
import { type ChangeNotice, getChangeNotice } from './giftMessages.ts'
import { useGiftCalls } from './useGiftCalls.ts'

/** An action on a regular gift. */
export type ChangeAction = RegularGiftAction
/** An action that needs a dialog first. */
export type ChangeDialog = 'pause' | 'amount' | 'cancel'

/** A change requested by the donor. */
export type ChangeRequest = { action: ChangeAction; until?: string; amountMinor?: number }

/** Changes a regular gift, one change at a time, and returns the resulting notice. */
export function useChange({ regularGift, reference, reload }: LinkedGift) {
  const messages = useMessages('manageGift')
  const { t, format } = messages
  const { run, refresh } = useGiftCalls(reference)
  const [pendingAction, setPendingAction] = useState<ChangeAction>()
  const [dialog, setDialog] = useState<ChangeDialog>()
  const [problem, setProblem] = useState<string>()
  const [notice, setNotice] = useState<ChangeNotice>()
  // A ref, because state updates too late to block a second press.
  const isSending = useRef(false)

  function openDialog(dialogName: ChangeDialog | undefined): void {
    setProblem(undefined)
    setDialog(dialogName)
  }

  async function requestChange({ action, ...more }: ChangeRequest): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setPendingAction(action)
    setProblem(undefined)
    try {
      const outcome = await run({ action, version: regularGift.version, ...more })
      if (outcome.status === 'success') {
        openDialog(undefined)
        return setNotice(getChangeNotice(action, outcome.data, messages))
      }
      await handleFailure(outcome.error)
    } finally {
      setPendingAction(undefined)
      isSending.current = false
    }
  }

  async function handleFailure(error: Error): Promise<void> {
    const { kind, message } = giftFailureOf(error)
    const status = statusOf(error)
    if (status === 410) return reload()
    if (status === 409) {
      // The gift has changed in the meantime, so it is reloaded.
      await refresh().catch(() => undefined)
      openDialog(undefined)
      return setNotice({ tone: 'warning', title: t.manageGift.changed, more: format.inText(message) })
    }
    const failureText = kind === 'unknown' ? t.manageGift.unknown : message
    if (dialog) return setProblem(failureText)
    setNotice({ tone: 'danger', title: t.manageGift.notDone, more: format.inText(failureText) })
  }

  return { ask: requestChange, asking: pendingAction, dialog, setDialog: openDialog, problem, notice }
}
