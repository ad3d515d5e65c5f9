import { read, readPage, send } from '@minaret/client'
import type { DonorColumnAnswer, Import, ImportShow, SubscriptionImports } from '@minaret/contract/desk'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

/** How often an import that is being read or made is looked at again, in milliseconds. */
const pollInterval = 1500

const importsKey = (mosque: string) => [...deskQueries.mosque(mosque), 'imports'] as const

/** Whether the server is at work on an import. */
const isBusy = ({ state }: Import) => state === 'checking' || state === 'importing'

/** What was brought along from another website, the newest first. */
export function useImports(mosque: string, enabled: boolean) {
  const { api } = useDesk()
  return useQuery<Import[]>({
    queryKey: [...importsKey(mosque), 'list'] as const,
    staleTime: 0,
    enabled,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/imports', { params: { path: { mosque } }, signal })),
  })
}

/** One import, read again while the server is at work on it. */
export function useImport(mosque: string, id: string, enabled: boolean) {
  const { api } = useDesk()
  return useQuery<Import>({
    queryKey: [...importsKey(mosque), 'one', id] as const,
    staleTime: 0,
    enabled,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? pollInterval : false),
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/desk/mosques/{mosque}/imports/{import}', { params: { path: { mosque, import: id } }, signal }),
      ),
  })
}

/** The report of an import line by line, for one state of it. */
export function useImportLines(mosque: string, { id, state }: Pick<Import, 'id' | 'state'>, show: ImportShow) {
  const { api } = useDesk()
  return useInfiniteQuery({
    queryKey: [...importsKey(mosque), 'lines', id, state, show] as const,
    queryFn: ({ signal, pageParam }) =>
      readPage(
        api.GET('/api/desk/mosques/{mosque}/imports/{import}/lines', {
          params: { path: { mosque, import: id }, query: { show, ...(pageParam ? { after: pageParam } : {}) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/**
 * Uploads a file, and starts its dry run.
 * @param holds what the file holds: another website's texts, or donors
 * @param onProgress parts uploaded, of how many
 */
export function useUploadImport(
  mosque: string,
  holds: 'website' | 'donors',
  onProgress: (done: number, total: number) => void,
) {
  const { api, queryClient, uploads } = useDesk()
  return useMutation({
    async mutationFn(file: File) {
      const name = file.name.slice(-200)
      const upload = await uploads.send(mosque, { purpose: holds, name, bytes: file }, onProgress)
      const options = { params: { path: { mosque } }, body: { upload } }
      const started = await read(
        holds === 'donors'
          ? api.POST('/api/desk/mosques/{mosque}/donor-imports', options)
          : api.POST('/api/desk/mosques/{mosque}/imports', options),
      )
      return started.id
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey(mosque) }),
  })
}

/** Whether regular gifts at Stripe can be adopted, and which of those that were another system may still change. */
export function useSubscriptionImports(mosque: string, enabled: boolean) {
  const { api } = useDesk()
  return useQuery<SubscriptionImports>({
    queryKey: [...importsKey(mosque), 'subscriptions'] as const,
    staleTime: 0,
    enabled,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/subscription-imports', { params: { path: { mosque } }, signal })),
  })
}

/** Has the regular gifts at Stripe listed: their dry run. */
export function useListSubscriptions(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: () =>
      read(api.POST('/api/desk/mosques/{mosque}/subscription-imports', { params: { path: { mosque } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey(mosque) }),
  })
}

/** Adopts the regular gifts of a dry run. */
export function useAdoptSubscriptions(mosque: string, id: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: (body: { causeId: string; oldSystemOff: boolean }) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/subscription-imports/{import}/apply', {
          params: { path: { mosque, import: id } },
          body,
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey(mosque) }),
  })
}

/** Says that the old system is switched off. */
export function useOldSystemOff(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: () =>
      send(
        api.POST('/api/desk/mosques/{mosque}/subscription-imports/old-system-off', { params: { path: { mosque } } }),
      ),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Says what columns of a list of donors hold, and has the list read again. */
export function useAnswerColumns(mosque: string, id: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: (columns: DonorColumnAnswer[]) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/donor-imports/{import}/columns', {
          params: { path: { mosque, import: id } },
          body: { columns },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey(mosque) }),
  })
}

/** Makes the drafts of an import, or lists its donors. */
export function useApplyImport(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn({ id, holds }: Pick<Import, 'id' | 'holds'>) {
      const options = { params: { path: { mosque, import: id } } }
      return send(
        holds === 'donors'
          ? api.POST('/api/desk/mosques/{mosque}/donor-imports/{import}/apply', options)
          : api.POST('/api/desk/mosques/{mosque}/imports/{import}/apply', options),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey(mosque) }),
  })
}

/** Deletes an uploaded file that nothing came of. */
export function useDiscardImport(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (id: string) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/imports/{import}/discard', { params: { path: { mosque, import: id } } }),
      ),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...importsKey(mosque), 'list'] }),
  })
}
