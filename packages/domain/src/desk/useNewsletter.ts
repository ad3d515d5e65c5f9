import { ApiError, read, readPage, send } from '@minaret/client'
import type { IssueValues, NewsletterIssue, SubscriberImport, SubscriberState } from '@minaret/contract/desk'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Desk } from './createDesk.ts'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { isConflict } from './conflicts.ts'

const newsletterKey = (mosque: string) => [...deskQueries.mosque(mosque), 'newsletter'] as const
const issueKey = (mosque: string, issue: string) => [...newsletterKey(mosque), 'issue', issue] as const

/** Which subscribers a list shows. */
export type SubscribersWanted = { show: SubscriberState; search: string }

/** Issues of the newsletter, and how many subscribers there are. */
export function useIssues(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...newsletterKey(mosque), 'issues'] as const,
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/newsletter', { params: { path: { mosque } }, signal })),
  })
}

/** How often the progress of an issue is read while it is being sent, in milliseconds. */
const pollInterval = 2000

/** One issue, and how far it was sent. */
export function useIssue(mosque: string, issue: string) {
  const { api } = useDesk()
  return useQuery<NewsletterIssue>({
    queryKey: issueKey(mosque, issue),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? pollInterval : false),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/newsletter/{issue}', { params: { path: { mosque, issue } }, signal })),
  })
}

/** Whether a refusal's data is an issue, as the contract has it for a conflict. */
const isIssue = (data: unknown): data is NewsletterIssue =>
  typeof data === 'object' && data !== null && 'version' in data && 'progress' in data

/** What every change of an issue does with its answer: what came is shown, and the list is read again. */
function useIssueAnswers({ queryClient, toasts }: Desk, mosque: string) {
  const put = (issue: NewsletterIssue | undefined) =>
    issue && queryClient.setQueryData(issueKey(mosque, issue.id), issue)
  return {
    onSuccess({ data, message }: { data?: NewsletterIssue; message: string }) {
      put(data)
      toasts.getState().show('success', message)
      return queryClient.invalidateQueries({ queryKey: [...newsletterKey(mosque), 'issues'] })
    },
    // The refusal carries the issue as it is now: it is shown, and the next try is made from it.
    onError(error: Error) {
      const now = isConflict(error) && error instanceof ApiError ? error.data : undefined
      if (isIssue(now)) put(now)
    },
  }
}

/** Begins an issue, or changes the one with an id, from the version that was shown. */
export function useSaveIssue(mosque: string) {
  const desk = useDesk()
  const { api } = desk
  return useMutation({
    mutationFn: ({ saved, ...body }: IssueValues & { saved?: { id: string; version: number } }) =>
      send(
        saved === undefined
          ? api.POST('/api/desk/mosques/{mosque}/newsletter', { params: { path: { mosque } }, body })
          : api.POST('/api/desk/mosques/{mosque}/newsletter/{issue}', {
              params: { path: { mosque, issue: saved.id } },
              body: { ...body, version: saved.version },
            }),
      ),
    ...useIssueAnswers(desk, mosque),
  })
}

/** Sends an issue to oneself. */
export function useTestIssue(mosque: string, issue: string) {
  const desk = useDesk()
  return useMutation({
    mutationFn: (version: number) =>
      send(
        desk.api.POST('/api/desk/mosques/{mosque}/newsletter/{issue}/test', {
          params: { path: { mosque, issue } },
          body: { version },
        }),
      ),
    ...useIssueAnswers(desk, mosque),
  })
}

/** Sends an issue to as many subscribers as were shown. */
export function useSendIssue(mosque: string, issue: string) {
  const desk = useDesk()
  return useMutation({
    mutationFn: (body: { version: number; recipients: number }) =>
      send(
        desk.api.POST('/api/desk/mosques/{mosque}/newsletter/{issue}/send', {
          params: { path: { mosque, issue } },
          body,
        }),
      ),
    ...useIssueAnswers(desk, mosque),
  })
}

/** Stops sending an issue for now, or goes on. */
export function usePauseIssue(mosque: string, issue: string) {
  const desk = useDesk()
  return useMutation({
    mutationFn: (action: 'pause' | 'resume') => {
      const params = { path: { mosque, issue } }
      return send(
        action === 'pause'
          ? desk.api.POST('/api/desk/mosques/{mosque}/newsletter/{issue}/pause', { params })
          : desk.api.POST('/api/desk/mosques/{mosque}/newsletter/{issue}/resume', { params }),
      )
    },
    ...useIssueAnswers(desk, mosque),
  })
}

/** Deletes an issue that was not sent. */
export function useDeleteIssue(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (issue: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/newsletter/{issue}/delete', { params: { path: { mosque, issue } } })),
    onSuccess({ message }) {
      toasts.getState().show('success', message)
      return queryClient.invalidateQueries({ queryKey: [...newsletterKey(mosque), 'issues'] })
    },
  })
}

/** Who gets the newsletter, the newest first, page by page. */
export function useSubscribers(mosque: string, { show, search }: SubscribersWanted) {
  const { api } = useDesk()
  return useInfiniteQuery({
    queryKey: [...newsletterKey(mosque), 'subscribers', show, search] as const,
    queryFn: ({ signal, pageParam }) =>
      readPage(
        api.GET('/api/desk/mosques/{mosque}/subscribers', {
          params: {
            path: { mosque },
            query: { show, ...(search ? { search } : {}), ...(pageParam ? { after: pageParam } : {}) },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

const proofFields = ['source', 'agreedOn', 'wording', 'text']

/** Adds people who agreed elsewhere, with the proof of it; with `check` only says what would happen. */
export function useImportSubscribers(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { isField: (name: string) => proofFields.includes(name) },
    mutationFn: (body: SubscriberImport) =>
      send(api.POST('/api/desk/mosques/{mosque}/subscribers/import', { params: { path: { mosque } }, body })),
    onSuccess: (_, { check }) =>
      check ? undefined : queryClient.invalidateQueries({ queryKey: newsletterKey(mosque) }),
  })
}

/** Ends somebody's newsletter. */
export function useEndSubscriber(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (subscriber: string) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/subscribers/{subscriber}/end', {
          params: { path: { mosque, subscriber } },
        }),
      ),
    onSuccess({ message }) {
      toasts.getState().show('success', message)
      return queryClient.invalidateQueries({ queryKey: newsletterKey(mosque) })
    },
  })
}
