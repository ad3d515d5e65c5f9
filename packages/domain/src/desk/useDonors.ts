import { read, readPage, send } from '@minaret/client'
import type {
  DonorContact,
  DonorData,
  DonorEmailShown,
  DonorRegularChange,
  DonorRegularWish,
  SpokenDeclaration,
} from '@minaret/contract/desk'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useShowUndo } from './useUndoable.ts'

const donorsKey = (mosque: string) => [...deskQueries.mosque(mosque), 'donors'] as const

/** Donors by name, page by page. @param search the beginnings of a name, an address or a number */
export function useDonors(mosque: string, search: string) {
  const { api } = useDesk()
  return useInfiniteQuery({
    queryKey: [...donorsKey(mosque), 'list', search] as const,
    queryFn: ({ signal, pageParam }) =>
      readPage(
        api.GET('/api/desk/mosques/{mosque}/donors', {
          params: { path: { mosque }, query: { search, ...(pageParam ? { after: pageParam } : {}) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The list stays while the next letter is looked for.
    placeholderData: keepPreviousData,
  })
}

/** One donor, with all that staff have merged into it. */
export function useDonor(mosque: string, donor: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...donorsKey(mosque), 'one', donor] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/donors/{donor}', { params: { path: { mosque, donor } }, signal })),
  })
}

/** A donor's gifts, the newest first, page by page. */
export function useDonorGifts(mosque: string, donor: string) {
  const { api } = useDesk()
  return useInfiniteQuery({
    queryKey: [...donorsKey(mosque), 'gifts', donor] as const,
    queryFn: ({ signal, pageParam }) =>
      readPage(
        api.GET('/api/desk/mosques/{mosque}/donors/{donor}/gifts', {
          params: { path: { mosque, donor }, query: pageParam ? { after: pageParam } : {} },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** Donors that may be one person. */
export function useDonorDuplicates(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...donorsKey(mosque), 'duplicates'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/donor-duplicates', { params: { path: { mosque } }, signal })),
  })
}

/** A change of donors: its sentence is shown, with its Undo where it has one, and donors are read again. */
function useDonorChange<Sent>(
  mosque: string,
  change: (sent: Sent) => Promise<{ message: string; data?: { change?: string } }>,
) {
  const { queryClient, toasts } = useDesk()
  const showUndo = useShowUndo()
  return useMutation({
    meta: { isField: () => true },
    mutationFn: change,
    onSuccess({ message: saved, data }) {
      if (!data?.change) return toasts.getState().show('success', saved)
      return showUndo({ change: data.change, mosque, saved })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: donorsKey(mosque) }),
  })
}

/** Changes how a donor may be contacted. */
export function useChangeContact(mosque: string, donor: string) {
  const { api } = useDesk()
  return useDonorChange(mosque, (body: DonorContact) =>
    send(api.POST('/api/desk/mosques/{mosque}/donors/{donor}/contact', { params: { path: { mosque, donor } }, body })),
  )
}

/** Changes a donor's regular gift as they have asked. */
export function useChangeRegular(mosque: string, donor: string, gift: string) {
  const { api } = useDesk()
  return useDonorChange(mosque, async (body: DonorRegularChange) => {
    const { message } = await send(
      api.POST('/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}', {
        params: { path: { mosque, donor, gift } },
        body,
      }),
    )
    return { message }
  })
}

/** An email to a donor that is shown before it is sent. */
export type DonorEmailWish =
  | { kind: 'regular'; gift: string; wish: DonorRegularWish }
  | { kind: 'link'; gift: string }
  | { kind: 'receipt'; gift: string }
  | { kind: 'statement'; entry: string; from: string }
  | { kind: 'declaration'; declaration: Omit<SpokenDeclaration, 'send'> }

/** Shows an email, or with `send` sends it; a change of a regular gift is shown only, and sends its own. */
export function useDonorEmail(mosque: string, donor: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    meta: { isField: () => true },
    async mutationFn({ send: isSent, ...wish }: DonorEmailWish & { send: boolean }): Promise<DonorEmailShown> {
      const path = { mosque, donor }
      const body = { send: isSent }
      const ask = () => {
        switch (wish.kind) {
          case 'regular':
            return api.POST('/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}/preview', {
              params: { path: { ...path, gift: wish.gift } },
              body: wish.wish,
            })
          case 'link':
            return api.POST('/api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}/link', {
              params: { path: { ...path, gift: wish.gift } },
              body,
            })
          case 'receipt':
            return api.POST('/api/desk/mosques/{mosque}/donors/{donor}/gifts/{gift}/receipt', {
              params: { path: { ...path, gift: wish.gift } },
              body,
            })
          case 'statement':
            return api.POST('/api/desk/mosques/{mosque}/donors/{donor}/statement', {
              params: { path },
              body: { ...body, entry: wish.entry, from: wish.from },
            })
          case 'declaration':
            return api.POST('/api/desk/mosques/{mosque}/donors/{donor}/declaration', {
              params: { path },
              body: { ...body, ...wish.declaration },
            })
        }
      }
      const { data, message } = await send(ask())
      if (isSent) toasts.getState().show('success', message)
      return data ?? {}
    },
    onSuccess: (_shown, { send: isSent }) =>
      isSent ? queryClient.invalidateQueries({ queryKey: donorsKey(mosque) }) : undefined,
  })
}

/** Lists one donor as another. */
export function useMergeDonors(mosque: string) {
  const { api } = useDesk()
  return useDonorChange(mosque, ({ donor, into }: { donor: string; into: string }) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/donors/{donor}/merge', {
        params: { path: { mosque, donor } },
        body: { into },
      }),
    ),
  )
}

/** Lists an entry of a donor for itself again. */
export function useSeparateDonor(mosque: string) {
  const { api } = useDesk()
  return useDonorChange(mosque, (donor: string) =>
    send(api.POST('/api/desk/mosques/{mosque}/donors/{donor}/separate', { params: { path: { mosque, donor } } })),
  )
}

/** Says that two donors are two people. */
export function useDismissDuplicate(mosque: string) {
  const { api } = useDesk()
  return useDonorChange(mosque, async (body: { first: string; second: string }) => {
    const { message } = await send(
      api.POST('/api/desk/mosques/{mosque}/donor-duplicates', { params: { path: { mosque } }, body }),
    )
    return { message }
  })
}

/** Reads how much is held of one of a donor's addresses. */
export function useReadDonorData(mosque: string) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (donor: string): Promise<DonorData> =>
      read(api.GET('/api/desk/mosques/{mosque}/donors/{donor}/data', { params: { path: { mosque, donor } } })),
  })
}

/** Everything that is held of one of a donor's addresses, as a file. */
export function useExportDonorData(mosque: string) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (donor: string) =>
      read(api.POST('/api/desk/mosques/{mosque}/donors/{donor}/data/export', { params: { path: { mosque, donor } } })),
  })
}

/** Asks another owner to approve that everything held of one of a donor's addresses is deleted. */
export function useEraseDonorData(mosque: string) {
  const { api } = useDesk()
  return useDonorChange(mosque, async (donor: string) => {
    const { message } = await send(
      api.POST('/api/desk/mosques/{mosque}/donors/{donor}/data/delete', { params: { path: { mosque, donor } } }),
    )
    return { message }
  })
}
