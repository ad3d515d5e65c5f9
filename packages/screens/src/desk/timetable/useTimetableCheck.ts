import type { TimetableCheck, TimetableUpload } from '@minaret/contract/desk'
import { newCheckOf, type TimetableFile, useCheckTimetable, useDeskAction } from '@minaret/domain/desk'
import { useState } from 'react'

/** Checks a timetable for problems and changes, and then replaces the current one. */
export function useTimetableCheck(mosque: string, onUsed: () => void) {
  const [upload, setUpload] = useState<TimetableUpload>()
  const [found, setFound] = useState<TimetableCheck>()
  const check = useCheckTimetable(mosque)
  const replace = useDeskAction('timetableReplace', { undo: 'usual' })
  return {
    upload,
    found,
    isReading: check.isPending,
    isReplacing: replace.isPending,
    hasConflict: newCheckOf(replace.error) !== undefined,
    read(next: TimetableFile) {
      replace.reset()
      check.mutate(next, {
        onSuccess(read) {
          setUpload(read.upload)
          setFound(read.check)
        },
      })
    },
    use() {
      if (!upload || !found) return
      replace.mutate(
        { mosque, body: { version: found.version, upload } },
        {
          onSuccess() {
            setUpload(undefined)
            setFound(undefined)
            onUsed()
          },
          onError: (error) => setFound(newCheckOf(error) ?? found),
        },
      )
    },
  }
}

export type TimetableCheckState = ReturnType<typeof useTimetableCheck>
