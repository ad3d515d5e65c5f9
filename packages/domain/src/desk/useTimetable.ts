import { ApiError, read, send } from '@minaret/client'
import type { TimetableCheck, TimetableReplacement, TimetableUpload } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useUndoable } from './useUndoable.ts'

/** What the mosque's timetable holds, and what was imported last. */
export function useDeskTimetable(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'timetable'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/timetable', { params: { path: { mosque } }, signal })),
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
      const { data } = await send(
        api.POST('/api/desk/mosques/{mosque}/timetable/check', { params: { path: { mosque } }, body }),
      )
      return { upload: body, check: data }
    },
  })
}

/** Puts a timetable in place of what stood. Everything of the mosque is read again, and it can be undone from the bar. */
export function useReplaceTimetable(mosque: string) {
  const { api } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (replacement: TimetableReplacement) =>
      send(api.POST('/api/desk/mosques/{mosque}/timetable', { params: { path: { mosque } }, body: replacement })),
    onSuccess: ({ data }) => undoable(data?.change),
  })
}

const isCheck = (data: unknown): data is TimetableCheck =>
  typeof data === 'object' && data !== null && 'version' in data && 'columns' in data

/** The check as it would be now, where a timetable was refused because somebody changed the other one meanwhile. */
export const newCheckOf = (error: unknown): TimetableCheck | undefined =>
  error instanceof ApiError && error.status === 409 && isCheck(error.data) ? error.data : undefined
