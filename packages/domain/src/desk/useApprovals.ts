import { read, send } from '@minaret/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

/** What waits for a second owner at a mosque, and what was decided lately. @param enabled whether the role may see it */
export function useApprovals(mosque: string, enabled = true) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'approvals'] as const,
    // Another owner may just have asked for something: whoever opens the page sees it.
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/approvals', { params: { path: { mosque } }, signal })),
    enabled,
  })
}

/** What becomes of a request. */
export type ApprovalDecision = 'approve' | 'decline' | 'cancel'

/** Approves or declines what another owner asked for, or takes back one's own; its words are shown as a message. */
export function useDecideApproval(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn({ id, decision }: { id: string; decision: ApprovalDecision }) {
      const to = { params: { path: { mosque, approval: id } } }
      if (decision === 'approve') return send(api.POST('/api/desk/mosques/{mosque}/approvals/{approval}/approve', to))
      if (decision === 'decline') return send(api.POST('/api/desk/mosques/{mosque}/approvals/{approval}/decline', to))
      return send(api.POST('/api/desk/mosques/{mosque}/approvals/{approval}/cancel', to))
    },
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    // After a refusal as well: somebody else was quicker, and the list shows what is there now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** What the link in an email would cancel. @param reference from the link */
export function useApprovalLink(reference: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: ['approval', reference],
    queryFn: async () => (await send(api.POST('/api/desk/approval', { body: { reference } }))).data,
    retry: false,
    // Once it is cancelled it is over: asking again would only say so.
    staleTime: Infinity,
    meta: { quiet: true },
  })
}

/** Cancels the request of a link. */
export function useCancelByLink() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (reference: string) => send(api.POST('/api/desk/approval/cancel', { body: { reference } })),
  })
}
