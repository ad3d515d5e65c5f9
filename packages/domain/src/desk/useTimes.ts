import { callDesk, send } from '@minaret/client'
import type { TimetableUpload } from '@minaret/contract/desk'
import { useMutation } from '@tanstack/react-query'
import { parseDayConflict, parseEffectConflict } from './conflicts.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

/** Changes a day. A conflict returns the current day, which is shown beside the draft and is the base of the next attempt. */
export function useChangeDay() {
  const { api, queryClient } = useDesk()
  return useDeskAction('dayChange', {
    undo: 'usual',
    onSuccess: ({ data }, { mosque, day }) =>
      queryClient.setQueryData(deskQuery(api, 'dayView', { mosque, day }).queryKey, data.day),
    onError(error, { mosque, day }) {
      const current = parseDayConflict(error)
      if (current) queryClient.setQueryData(deskQuery(api, 'dayView', { mosque, day }).queryKey, current)
    },
  })
}

/** Changes several days. A conflict returns the current effect, which is shown and is the base of the next attempt. */
export function useChangeRange() {
  const { api, queryClient } = useDesk()
  return useDeskAction('rangeChange', {
    undo: 'usual',
    onError(error, { mosque, body: { request } }) {
      const current = parseEffectConflict(error)
      if (current) queryClient.setQueryData(deskQuery(api, 'rangePreview', { mosque, body: request }).queryKey, current)
    },
  })
}

/** A timetable to check: with `bytes`, a file that is not uploaded yet. */
export type TimetableFile = TimetableUpload & { bytes?: Blob }

/** Checks a timetable: reports its problems and the changes it would make. A file is uploaded only once. */
export function useCheckTimetable(mosque: string) {
  const { api, uploads } = useDesk()
  return useMutation({
    async mutationFn({ bytes, ...timetable }: TimetableFile) {
      const { name } = timetable
      const body = bytes
        ? { ...timetable, upload: await uploads.send(mosque, { purpose: 'timetable', name, bytes }) }
        : timetable
      const { data } = await send(callDesk(api, 'timetableCheck', { mosque, body }))
      return { upload: body, check: data }
    },
  })
}
