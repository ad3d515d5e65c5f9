import { read, send } from '@minaret/client'
import type {
  InstallationDecision,
  InstallationMosqueState,
  InstallationPlan,
  PlanWithLimits,
} from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'

const all = ['installation'] as const

/** The mosques that wait for approval. */
export function useWaitingMosques() {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...all, 'waiting'] as const,
    queryFn: ({ signal }) => read(api.GET('/api/desk/installation/waiting', { signal })),
    staleTime: 0,
  })
}

/** The email a decision would send. @param decision nothing is asked without one */
export function useDecisionEmail(decision: InstallationDecision | undefined) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...all, 'email', decision] as const,
    queryFn: async () =>
      decision && (await send(api.POST('/api/desk/installation/waiting/email', { body: decision }))).data,
    enabled: decision !== undefined,
  })
}

/** Mosques by name, a page of them. */
export function useInstallationMosques(query: { search?: string; state?: InstallationMosqueState; page?: number }) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...all, 'mosques', query] as const,
    queryFn: ({ signal }) => read(api.GET('/api/desk/installation/mosques', { params: { query }, signal })),
  })
}

/** One mosque, in numbers. */
export function useInstallationMosque(slug: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...all, 'mosque', slug] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/installation/mosques/{slug}', { params: { path: { slug } }, signal })),
  })
}

/** How much each plan includes. */
export function usePlanLimits() {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...all, 'limits'] as const,
    queryFn: ({ signal }) => read(api.GET('/api/desk/installation/limits', { signal })),
  })
}

/** How the server is. */
export function useInstallationHealth() {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...all, 'health'] as const,
    queryFn: ({ signal }) => read(api.GET('/api/desk/installation/health', { signal })),
    staleTime: 0,
  })
}

/** What every desk is told now. */
export function useInstallationAnnouncements() {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...all, 'announcements'] as const,
    queryFn: ({ signal }) => read(api.GET('/api/desk/installation/announcements', { signal })),
  })
}

/** What installation owners did. @param before a position; without one the newest */
export function useInstallationLog(before?: number) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...all, 'log', before] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/installation/log', { params: { query: before ? { before } : {} }, signal })),
  })
}

/** Something an installation owner does: its sentence is shown, and everything is read anew. */
function useAction<Sent>(act: (sent: Sent) => Promise<{ message: string }>) {
  const { queryClient, toasts } = useDesk()
  return useMutation({
    // Showing again who one is, and what is missing of a form, is said where it is done.
    meta: { isField: () => true },
    mutationFn: act,
    async onSuccess({ message }) {
      toasts.getState().show('success', message)
      await queryClient.invalidateQueries({ queryKey: all })
    },
  })
}

/** Approves a mosque that waits, or declines it. */
export function useDecideMosque() {
  const { api } = useDesk()
  return useAction((body: InstallationDecision) => send(api.POST('/api/desk/installation/waiting/decide', { body })))
}

/** What is changed of a mosque: its plan, or whether it is open and why. */
export type MosqueAction = { what: 'plan'; plan: InstallationPlan } | { what: 'suspend' | 'open'; reason: string }

/** Changes a mosque's plan, suspends it or opens it again. */
export function useChangeMosque(slug: string) {
  const { api } = useDesk()
  const params = { path: { slug } }
  return useAction((action: MosqueAction) => {
    if (action.what === 'plan')
      return send(api.POST('/api/desk/installation/mosques/{slug}/plan', { params, body: { plan: action.plan } }))
    const { reason } = action
    return action.what === 'suspend'
      ? send(api.POST('/api/desk/installation/mosques/{slug}/suspend', { params, body: { reason } }))
      : send(api.POST('/api/desk/installation/mosques/{slug}/open', { params, body: { reason } }))
  })
}

/** Changes how much a plan includes. */
export function useChangePlanLimits() {
  const { api } = useDesk()
  return useAction((body: PlanWithLimits) => send(api.POST('/api/desk/installation/limits', { body })))
}

/** Tells every desk a sentence. */
export function useAnnounceToDesks() {
  const { api } = useDesk()
  return useAction((body: { text: string; days: number }) =>
    send(api.POST('/api/desk/installation/announcements', { body })),
  )
}

/** Ends what every desk is told. */
export function useEndDeskAnnouncement() {
  const { api } = useDesk()
  return useAction((id: string) =>
    send(api.POST('/api/desk/installation/announcements/{id}/end', { params: { path: { id } } })),
  )
}

/** Enters the demonstration as its installation owner. */
export function useEnterInstallation() {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: () => send(api.POST('/api/desk/demonstration/installation', {})),
    onSuccess: () => queryClient.resetQueries(),
  })
}
