import { ApiError } from '@minaret/client'
import type { AttendanceState, Register } from '@minaret/contract/desk'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRecord } from '../storage/browserStorage.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDraft } from './drafts/useDraft.ts'
import { deskFailureWords } from './failures.ts'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

type Child = Register['children'][number]

/** Marks that no server has yet, by child. They name nobody. */
type WaitingMarks = Readonly<Record<string, AttendanceState | null>>

/** How soon a mark that no server took is tried again, in milliseconds. */
const retryAfter = 15_000

const keyOf = ({ family, child }: Pick<Child, 'family' | 'child'>) => `${family} ${child}`

const isMark = (value: unknown): value is AttendanceState | null =>
  value === null || value === 'present' || value === 'late' || value === 'absent'

const readWaiting = (value: unknown): WaitingMarks | undefined =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, mark]) => (isMark(mark) ? [[key, mark]] : [])))
    : undefined

/** Whether the server has seen a mark and will not have it. One whose session ended is sent after the next login. */
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused' && error.status !== 401

/**
 * The marks of a register, of use without a connection: each is shown at once and sent when the server answers, one after the
 * other. Those that wait are held on the device for a day at most and until logging out, encrypted, without a name.
 * @param place what the register is called among what was not saved, and the page that shows it
 */
export function useRegisterMarks(mosque: string, register: Register, place: { title: string; path: string }) {
  const { api, language, queryClient, toasts } = useDesk()
  const { class: of, day } = register
  const form = `register.${of.id}.${day}`
  const waiting = useDraft<WaitingMarks>({ mosque, form, ...place, accept: readWaiting })
  const save = useDeskAction('registerMark', {
    quiet: true,
    refresh: [],
    onSuccess: ({ data }) =>
      queryClient.setQueryData(deskQuery(api, 'registerView', { mosque, class: of.id, day }).queryKey, data),
  })
  const isSending = useRef(false)
  const [isAway, setIsAway] = useState(false)

  const forget = (key: string, mark: AttendanceState | null) =>
    waiting.change((now) => {
      const { [key]: newest, ...others } = now ?? {}
      // Pressed again while it was sent: the newer mark goes next.
      if (newest !== mark) return now
      return Object.keys(others).length > 0 ? others : undefined
    })

  /** @returns whether it may go on with the next */
  async function sendOne(key: string, state: AttendanceState | null): Promise<boolean> {
    const [family = '', child = ''] = key.split(' ')
    try {
      await save.mutateAsync({ mosque, class: of.id, day, body: { family, child: Number(child), state } })
    } catch (error) {
      if (!isRefused(error)) {
        setIsAway(true)
        return false
      }
      if (error instanceof Error) toasts.getState().show('error', deskFailureWords(error, language))
    }
    setIsAway(false)
    forget(key, state)
    return true
  }

  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (;;) {
        const [next] = Object.entries(waiting.latest() ?? {})
        if (!next || !(await sendOne(...next))) return
      }
    } finally {
      isSending.current = false
    }
  }

  const goOn = useEffectEvent(() => void sendAll())
  const count = Object.keys(waiting.value ?? {}).length
  const anyWaits = count > 0
  useEffect(() => {
    if (!anyWaits) return undefined
    goOn()
    const again = () => goOn()
    const timer = setInterval(again, retryAfter)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [anyWaits])

  return {
    /** Nothing can be marked while it is looked up what waits from before. */
    isLoading: waiting.isLoading,
    /** How many marks wait for a server that did not answer. */
    waiting: isAway ? count : 0,
    /** The children with their newest marks, sent or not. */
    children: register.children.map((one): Child => {
      const mark = waiting.value?.[keyOf(one)]
      if (mark === undefined) return one
      const { family, child, name } = one
      return { family, child, name, ...(mark === null ? {} : { state: mark }) }
    }),
    /** Marks a child, or takes the mark back. */
    mark(child: Pick<Child, 'family' | 'child'>, state: AttendanceState | null) {
      waiting.change((now) => ({ ...now, [keyOf(child)]: state }))
      void sendAll()
    },
  }
}
