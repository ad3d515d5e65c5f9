import { ApiError, read, readPage, send } from '@minaret/client'
import type { ApplicationDecision, ApplicationKind, ApplicationStanding, DeskApplication } from '@minaret/contract/desk'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { isConflict } from './conflicts.ts'
import { useUndoable } from './useUndoable.ts'

/** Which applications a list shows. */
export type ApplicationsWanted = { kind: ApplicationKind; show: ApplicationStanding; course?: string }

const applicationsKey = (mosque: string) => [...deskQueries.mosque(mosque), 'applications'] as const
const viewKey = (mosque: string, kind: ApplicationKind, application: string) =>
  [...applicationsKey(mosque), 'view', kind, application] as const

/** How many applications there are for each course and the maktab. */
export function useApplicationOverview(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...applicationsKey(mosque), 'overview'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/applications', { params: { path: { mosque } }, signal })),
  })
}

/** Applications, the first to apply first, page by page. */
export function useApplications(mosque: string, { kind, show, course }: ApplicationsWanted) {
  const { api } = useDesk()
  return useInfiniteQuery({
    queryKey: [...applicationsKey(mosque), 'list', kind, show, course] as const,
    queryFn: ({ signal, pageParam }) =>
      readPage(
        api.GET('/api/desk/mosques/{mosque}/applications/{kind}', {
          params: {
            path: { mosque, kind },
            query: { show, ...(course ? { course } : {}), ...(pageParam ? { after: pageParam } : {}) },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** How soon to look again where a decision's email stands, in milliseconds: not at all once its state is final. */
function pollAfter(application: DeskApplication | undefined): number | false {
  const state = application?.emailed
  if (state === 'waiting' || state === 'sending') return 1500
  return state === 'delayed' ? 15_000 : false
}

/** One application, and what was done with it. */
export function useApplication(mosque: string, kind: ApplicationKind, application: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: viewKey(mosque, kind, application),
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/desk/mosques/{mosque}/applications/{kind}/{application}', {
          params: { path: { mosque, kind, application } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) => pollAfter(state.data),
  })
}

/** Whether a refusal's data is an application, as the contract has it for a conflict. */
const isApplication = (data: unknown): data is DeskApplication =>
  typeof data === 'object' && data !== null && 'version' in data && 'decisions' in data

/** Decides about an application and emails whoever applied; undone from the bar while the email waits. */
export function useDecide(mosque: string, kind: ApplicationKind, application: string) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  const key = viewKey(mosque, kind, application)
  return useMutation({
    mutationFn: (body: ApplicationDecision) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/applications/{kind}/{application}', {
          params: { path: { mosque, kind, application } },
          body,
        }),
      ),
    async onSuccess({ data, message }) {
      if (!data) return
      // What was read before the decision must not take its place.
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData(key, data.now)
      await undoable(data.change, message)
    },
    // The refusal carries the application as it is now: it is shown, and the next try is made from it.
    onError(error) {
      const now = isConflict(error) && error instanceof ApiError ? error.data : undefined
      if (isApplication(now)) queryClient.setQueryData(key, now)
    },
  })
}

/** Reads what a teacher must know of a child: it is in the answer alone, and stored nowhere. */
export function useOpenNeeds(mosque: string, application: string) {
  const { api } = useDesk()
  return useMutation({
    gcTime: 0,
    mutationFn: (child: number) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/applications/maktab/{application}/needs', {
          params: { path: { mosque, application } },
          body: { child },
        }),
      ),
  })
}

/** Puts a child into a class of the maktab. */
export function useChangeChildClass(mosque: string, application: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (body: { child: number; class: string | null }) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/applications/maktab/{application}/class', {
          params: { path: { mosque, application } },
          body,
        }),
      ),
    onSuccess({ data, message }) {
      if (data) queryClient.setQueryData(viewKey(mosque, 'maktab', application), data)
      toasts.getState().show('success', message)
      return queryClient.invalidateQueries({ queryKey: [...deskQueries.mosque(mosque), 'classes'] })
    },
  })
}
