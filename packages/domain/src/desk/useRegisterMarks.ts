import { ApiError } from '@minaret/client'
import type { AttendanceState, Register } from '@minaret/contract/desk'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRecord } from '../storage/browserStorage.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDraft } from './drafts/useDraft.ts'
import { deskFailureMessage } from './failures.ts'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

type Child = Register['children'][number]

/** Unsent marks, keyed by child. They hold no names. */
type UnsentMarks = Readonly<Record<string, AttendanceState | null>>

/** Delay before an unsent mark is retried, in milliseconds. */
const retryAfter = 15_000

const keyOf = ({ family, child }: Pick<Child, 'family' | 'child'>) => `${family} ${child}`

const isMark = (value: unknown): value is AttendanceState | null =>
  value === null || value === 'present' || value === 'late' || value === 'absent'

const parseUnsentMarks = (value: unknown): UnsentMarks | undefined =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, mark]) => (isMark(mark) ? [[key, mark]] : [])))
    : undefined

/** Whether the server rejects a mark. One whose session has ended is sent after the next login. */
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused' && error.status !== 401

/**
 * The marks of a register, which work offline: each is shown at once and sent when the server is reachable, one after another.
 * Unsent marks are stored on the device, encrypted and without names, for a day at most and until logout.
 * @param place the register's name in the list of drafts, and the path of its page
 */
export function useRegisterMarks(mosque: string, register: Register, place: { title: string; path: string }) {
  const { api, language, queryClient, toasts } = useDesk()
  const { class: schoolClass, day } = register
  const form = `register.${schoolClass.id}.${day}`
  const unsentMarks = useDraft<UnsentMarks>({ mosque, form, ...place, parse: parseUnsentMarks })
  const save = useDeskAction('registerMark', {
    quiet: true,
    refresh: [],
    onSuccess: ({ data }) =>
      queryClient.setQueryData(deskQuery(api, 'registerView', { mosque, class: schoolClass.id, day }).queryKey, data),
  })
  const isSending = useRef(false)
  const [isUnreachable, setIsUnreachable] = useState(false)

  const removeMark = (key: string, mark: AttendanceState | null) =>
    unsentMarks.change((current) => {
      const { [key]: newest, ...rest } = current ?? {}
      // Changed again while it was being sent: the newer mark is sent next.
      if (newest !== mark) return current
      return Object.keys(rest).length > 0 ? rest : undefined
    })

  /** @returns whether to continue with the next mark */
  async function sendOne(key: string, state: AttendanceState | null): Promise<boolean> {
    const [family = '', child = ''] = key.split(' ')
    try {
      await save.mutateAsync({ mosque, class: schoolClass.id, day, body: { family, child: Number(child), state } })
    } catch (error) {
      if (!isRefused(error)) {
        setIsUnreachable(true)
        return false
      }
      if (error instanceof Error) toasts.getState().show('error', deskFailureMessage(error, language))
    }
    setIsUnreachable(false)
    removeMark(key, state)
    return true
  }

  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (;;) {
        const [next] = Object.entries(unsentMarks.latest() ?? {})
        if (!next || !(await sendOne(...next))) return
      }
    } finally {
      isSending.current = false
    }
  }

  const resume = useEffectEvent(() => void sendAll())
  const count = Object.keys(unsentMarks.value ?? {}).length
  const hasUnsent = count > 0
  useEffect(() => {
    if (!hasUnsent) return undefined
    resume()
    const onRetry = () => resume()
    const timer = setInterval(onRetry, retryAfter)
    window.addEventListener('online', onRetry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onRetry)
    }
  }, [hasUnsent])

  return {
    /** Whether stored marks are still being read. Marking is disabled until then. */
    isLoading: unsentMarks.isLoading,
    /** Number of unsent marks while the server is unreachable. */
    unsentCount: isUnreachable ? count : 0,
    /** The children with their newest marks, sent or not. */
    children: register.children.map((entry): Child => {
      const mark = unsentMarks.value?.[keyOf(entry)]
      if (mark === undefined) return entry
      const { family, child, name } = entry
      return { family, child, name, ...(mark === null ? {} : { state: mark }) }
    }),
    /** Marks a child, or removes the mark with null. */
    mark(child: Pick<Child, 'family' | 'child'>, state: AttendanceState | null) {
      unsentMarks.change((current) => ({ ...current, [keyOf(child)]: state }))
      void sendAll()
    },
  }
}
