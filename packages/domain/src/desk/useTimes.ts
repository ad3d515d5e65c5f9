import { callDesk, send } from '@minaret/client'
import type { TimetableUpload } from '@minaret/contract/desk'
import { useMutation } from '@tanstack/react-query'
import { newDayOf, newEffectOf } from './conflicts.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

/** Changes a day. A refusal carries the day as it is now: it is shown beside what was typed, and the next try starts from it. */
export function useChangeDay() {
  const { api, queryClient } = useDesk()
  return useDeskAction('dayChange', {
    undo: 'usual',
    onSuccess: ({ data }, { mosque, day }) =>
      queryClient.setQueryData(deskQuery(api, 'dayView', { mosque, day }).queryKey, data.day),
    onError(error, { mosque, day }) {
      const now = newDayOf(error)
      if (now) queryClient.setQueryData(deskQuery(api, 'dayView', { mosque, day }).queryKey, now)
    },
  })
}

/** Changes several days. A refusal carries the effect as it would be now: it is shown, and the next try starts from it. */
export function useChangeRange() {
  const { api, queryClient } = useDesk()
  return useDeskAction('rangeChange', {
    undo: 'usual',
    onError(error, { mosque, body: { request } }) {
      const now = newEffectOf(error)
      if (now) queryClient.setQueryData(deskQuery(api, 'rangePreview', { mosque, body: request }).queryKey, now)
    },
  })
}

/** A timetable as it was given: with `bytes`, a file that is not yet at the server. */
export type TimetableFile = TimetableUpload & { bytes?: Blob }

/** Reads a timetable, and says what is wrong with it and what it would change; a file is sent once, for all its questions. */
export function useCheckTimetable(mosque: string) {
  const { api, uploads } = useDesk()
  return useMutation({
    async mutationFn({ bytes, ...read }: TimetableFile) {
      const { name } = read
      const body = bytes ? { ...read, upload: await uploads.send(mosque, { purpose: 'timetable', name, bytes }) } : read
      const { data } = await send(callDesk(api, 'timetableCheck', { mosque, body }))
      return { upload: body, check: data }
    },
  })
}
