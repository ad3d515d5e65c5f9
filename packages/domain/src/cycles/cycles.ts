import { type Api, read, send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Domain } from '../app/createDomain.ts'
import { privateKey } from '../app/private.ts'
import { type Solve, unable } from '../app/challenge.ts'
import { withProof } from './proof.ts'

type Schemas = components['schemas']
type Host = Pick<Domain, 'api' | 'queryClient'>

const key = [privateKey, 'cycles'] as const

/** Regular gifts. */
export const cycleQueries = {
  /** One's own. */
  list: (api: Api) =>
    queryOptions({
      queryKey: [...key, 'list'],
      queryFn: ({ signal }) => read(api.POST('/api/getSubscriptionList', { body: {}, signal })),
    }),
  /** Whether a weekly Friday gift runs, to one cause or to any. @param member whether somebody is logged in */
  running: (api: Api, member: boolean, causeId?: string) =>
    queryOptions({
      queryKey: [...key, 'running', member, causeId],
      queryFn: ({ signal }) => read(api.POST('/api/isJummahpayCycleRunning', { body: { causeId }, signal })),
    }),
  /** The one behind the link of a receipt. */
  managed: (api: Api, reference: string) =>
    queryOptions({
      queryKey: ['cycles', 'managed', reference],
      queryFn: ({ signal }) =>
        read(api.POST('/api/donation/manage', { body: { reference, action: 'view' as const }, signal })),
      // The page says it, in its place.
      meta: { quiet: true },
    }),
}

/** What changes a regular gift. A change that comes too late fails with status 409: look again, then decide. */
export const cycleMutations = {
  /** Pauses, resumes, skips, changes or ends it. */
  change: ({ api, queryClient }: Host) =>
    mutationOptions({
      mutationFn: (change: Schemas['CycleChange']) => send(api.POST('/api/updateSubsciption', { body: change })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    }),
  /** Replaces its card, in two steps. @param solve asked only where the host wants a challenge solved first */
  card: ({ api, queryClient }: Host, solve: Solve = unable) =>
    mutationOptions({
      mutationFn: (change: Schemas['CycleCardChange']) =>
        withProof(solve, (proof) =>
          send(api.POST('/api/updateUserSubscriptionData', { body: { ...change, ...proof } })),
        ),
      onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    }),
  /** Has a new link to a regular gift emailed; the answer is the same where there is none. */
  askLink: ({ api }: Pick<Host, 'api'>) =>
    mutationOptions({
      mutationFn: (request: Schemas['ManageLinkAsk']) => send(api.POST('/api/donation/manage-link', { body: request })),
    }),
  /** Does by a receipt's link what `change` and `card` do by the session. */
  manage: ({ api, queryClient }: Host, solve: Solve = unable) =>
    mutationOptions({
      mutationFn: (change: Schemas['GiftManage']) =>
        withProof(solve, (proof) => send(api.POST('/api/donation/manage', { body: { ...change, ...proof } }))),
      meta: { quiet: true },
      onSuccess: ({ data }, { reference }) =>
        void queryClient.setQueryData(cycleQueries.managed(api, reference).queryKey, data),
    }),
}
