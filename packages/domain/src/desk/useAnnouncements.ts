import { read, send } from '@minaret/client'
import type { AnnouncementChange, NewAnnouncement } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useShowUndo } from './useUndoable.ts'

/** What a mosque announces now, later and lately. */
export function useAnnouncements(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'announcements'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/announcements', { params: { path: { mosque } }, signal })),
  })
}

/** A change of announcements: everything of the mosque is read again, and the bar can undo it. */
function useAnnouncementWrite<Sent>(mosque: string, write: (sent: Sent) => Promise<{ data?: { change: string } }>) {
  const { queryClient } = useDesk()
  const showUndo = useShowUndo(mosque)
  return useMutation({
    mutationFn: write,
    onSuccess({ data }) {
      if (data) showUndo(data.change)
    },
    // After a refusal as well: somebody else was quicker, and the list shows what is there now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Announces something on the site and the displays. */
export function useAddAnnouncement(mosque: string) {
  const { api } = useDesk()
  return useAnnouncementWrite(mosque, (body: NewAnnouncement) =>
    send(api.POST('/api/desk/mosques/{mosque}/announcements', { params: { path: { mosque } }, body })),
  )
}

/** Changes what an announcement says, or when it ends. */
export function useChangeAnnouncement(mosque: string) {
  const { api } = useDesk()
  return useAnnouncementWrite(mosque, ({ id, ...body }: AnnouncementChange & { id: string }) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/announcements/{announcement}', {
        params: { path: { mosque, announcement: id } },
        body,
      }),
    ),
  )
}

/** Ends an announcement now. */
export function useEndAnnouncement(mosque: string) {
  const { api } = useDesk()
  return useAnnouncementWrite(mosque, (announcement: string) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/announcements/{announcement}/end', {
        params: { path: { mosque, announcement } },
      }),
    ),
  )
}
