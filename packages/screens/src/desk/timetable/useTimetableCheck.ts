import type { TimetableCheck, TimetableUpload } from '@minaret/contract/desk'
import { parseCheckConflict, type TimetableFile, useCheckTimetable, useDeskAction } from '@minaret/domain/desk'
import { useState } from 'react'

/** Checks a timetable for problems and changes, and replaces the current one with it. */
export function useTimetableCheck(mosque: string, onApplied: () => void) {
  const [upload, setUpload] = useState<TimetableUpload>()
  const [result, setResult] = useState<TimetableCheck>()
  const check = useCheckTimetable(mosque)
  const replace = useDeskAction('timetableReplace', { undo: 'usual' })
  return {
    upload,
    check: result,
    isReading: check.isPending,
    isReplacing: replace.isPending,
    hasConflict: parseCheckConflict(replace.error) !== undefined,
    runCheck(next: TimetableFile) {
      replace.reset()
      check.mutate(next, {
        onSuccess(response) {
          setUpload(response.upload)
          setResult(response.check)
        },
      })
    },
    apply() {
      if (!upload || !result) return
      replace.mutate(
        { mosque, body: { version: result.version, upload } },
        {
          onSuccess() {
            setUpload(undefined)
            setResult(undefined)
            onApplied()
          },
          onError: (error) => setResult(parseCheckConflict(error) ?? result),
        },
      )
    },
  }
}

export type TimetableCheckState = ReturnType<typeof useTimetableCheck>
