import { type Api, read, send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Domain } from '../app/createDomain.ts'
import { privateKey } from '../app/private.ts'
import { type Solve, noSolver } from '../app/challenge.ts'
import { withProof } from './challengeProof.ts'

type Schemas = components['schemas']
type RegularGiftDomain = Pick<Domain, 'api' | 'queryClient'>

const key = [privateKey, 'cycles'] as const

/** Queries of regular gifts. */
export const regularGiftQueries = {
  /** The regular gifts of the logged-in user. */
  list: (api: Api) =>
    queryOptions({
      queryKey: [...key, 'list'],
      queryFn: ({ signal }) => read(api.POST('/api/getSubscriptionList', { body: {}, signal })),
    }),
  /** Whether a weekly Friday gift is active, to one cause or to any. @param isLoggedIn whether a user is logged in */
  running: (api: Api, isLoggedIn: boolean, causeId?: string) =>
    queryOptions({
      queryKey: [...key, 'running', isLoggedIn, causeId],
      queryFn: ({ signal }) => read(api.POST('/api/isJummahpayCycleRunning', { body: { causeId }, signal })),
    }),
  /** The regular gift of a receipt's link. */
  managed: (api: Api, reference: string) =>
    queryOptions({
      queryKey: ['cycles', 'managed', reference],
      queryFn: ({ signal }) =>
        read(api.POST('/api/donation/manage', { body: { reference, action: 'view' as const }, signal })),
      // The page shows the error itself.
      meta: { quiet: true },
    }),
}

/** Mutations of a regular gift. A conflicting change fails with status 409: reload, then decide. */
export const regularGiftMutations = {
  /** Pauses, resumes, skips, changes or ends a regular gift. */
  change: ({ api, queryClient }: RegularGiftDomain) =>
    mutationOptions({
      mutationFn: (change: Schemas['CycleChange']) => send(api.POST('/api/updateSubsciption', { body: change })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    }),
  /** Replaces the card, in two steps. @param solve called only if the server requires a challenge */
  card: ({ api, queryClient }: RegularGiftDomain, solve: Solve = noSolver) =>
    mutationOptions({
      mutationFn: (change: Schemas['CycleCardChange']) =>
        withProof(solve, (proof) =>
          send(api.POST('/api/updateUserSubscriptionData', { body: { ...change, ...proof } })),
        ),
      onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    }),
  /** Requests an email with a new link to a regular gift; the response is the same if there is no such gift. */
  askLink: ({ api }: Pick<RegularGiftDomain, 'api'>) =>
    mutationOptions({
      mutationFn: (request: Schemas['ManageLinkAsk']) => send(api.POST('/api/donation/manage-link', { body: request })),
    }),
  /** Does the same as `change` and `card`, authorised by a receipt's link instead of the session. */
  manage: ({ api, queryClient }: RegularGiftDomain, solve: Solve = noSolver) =>
    mutationOptions({
      mutationFn: (change: Schemas['GiftManage']) =>
        withProof(solve, (proof) => send(api.POST('/api/donation/manage', { body: { ...change, ...proof } }))),
      meta: { quiet: true },
      onSuccess: ({ data }, { reference }) =>
        void queryClient.setQueryData(regularGiftQueries.managed(api, reference).queryKey, data),
    }),
}
