import { read, send } from '@minaret/client'
import type {
  AnnouncementPreview,
  DeskDisplay,
  DisplayAddition,
  DisplayChange,
  DisplayOrientation,
} from '@minaret/contract/desk'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useUndoable } from './useUndoable.ts'

/** Displays report every minute: the list is read again as often while somebody looks at it, in milliseconds. */
const readEvery = 30_000

/** One that was just added connects within seconds, and whoever added it looks at the list for that, in milliseconds. */
const readSoon = 3000
const isJustAdded = ({ health, createdAt }: DeskDisplay) =>
  health === 'new' && Math.abs(Date.now() - Date.parse(createdAt)) < 120_000

/** A mosque's displays, and how each is. */
export function useDisplays(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'displays'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/displays', { params: { path: { mosque } }, signal })),
    refetchInterval: ({ state }) => (state.data?.displays.some(isJustAdded) ? readSoon : readEvery),
  })
}

/** Which hour a preview shows, of the mosque's clock; what is left out is now. */
export type PreviewWanted = { day?: string; time?: string; orientation: DisplayOrientation }

/** What a display shows at an hour, as a picture. The one before stays until the next has come. */
export function useDisplayPreview(mosque: string, { day, time, orientation }: PreviewWanted) {
  const { api } = useDesk()
  const isNow = day === undefined && time === undefined
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'display-preview', day, time, orientation] as const,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/desk/mosques/{mosque}/displays/preview', {
          params: { path: { mosque }, query: { ...(day ? { day } : {}), ...(time ? { time } : {}), orientation } },
          signal,
        }),
      ),
    refetchInterval: isNow ? 60_000 : false,
  })
}

/** What a display shows with an announcement that is not saved; nothing to ask for while it says nothing. */
export function useAnnouncementPreview(mosque: string, announcement: AnnouncementPreview | undefined) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'announcement-preview', announcement] as const,
    placeholderData: keepPreviousData,
    enabled: announcement !== undefined,
    queryFn: ({ signal }) =>
      read(
        api.POST('/api/desk/mosques/{mosque}/displays/preview', {
          params: { path: { mosque } },
          body: announcement ?? { kind: 'ordinary', text: '…' },
          signal,
        }),
      ),
  })
}

/** Adds the display that shows a code; it can be undone from the bar. */
export function useAddDisplay(mosque: string) {
  const { api } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    meta: { isField: (name) => ['code', 'name'].includes(name) },
    mutationFn: (body: DisplayAddition) =>
      send(api.POST('/api/desk/mosques/{mosque}/displays', { params: { path: { mosque } }, body })),
    onSuccess: ({ data, message }) => undoable(data?.change, message),
  })
}

/** Renames a display or turns its picture; the change can be undone from the bar. */
export function useChangeDisplay(mosque: string, display: string) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    meta: { isField: (name) => name === 'name' },
    mutationFn: (body: DisplayChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/displays/{display}', { params: { path: { mosque, display } }, body })),
    onSuccess: ({ data }) => undoable(data?.change),
    // After a refusal as well: somebody else was quicker, and the list shows what is there now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Makes a display load everything again. */
export function useReloadDisplay(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (display: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/displays/{display}/reload', { params: { path: { mosque, display } } })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Ends a display's access, for good. */
export function useRevokeDisplay(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (display: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/displays/{display}/revoke', { params: { path: { mosque, display } } })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}
