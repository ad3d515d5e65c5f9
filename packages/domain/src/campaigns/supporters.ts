import { send } from '@minaret/client'
import type { Supporter } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { campaignQueries } from './queries.ts'

/** Mutations of a campaign's supporter links. */
const campaignMutations = {
  /** Creates a supporter's link; each call creates another. */
  makeSupporter: ({ api, queryClient }: Pick<Domain, 'api' | 'queryClient'>, id: string) =>
    mutationOptions({
      mutationFn: (body: Pick<Supporter, 'name'>) =>
        send(api.POST('/api/campaigns/{id}/supporter', { params: { path: { id } }, body })),
      onSuccess: ({ data }) => queryClient.setQueryData(campaignQueries.supporter(api, id, data.ref).queryKey, data),
    }),
  /** Reports a supporter's name to the mosque; staff decide. */
  reportSupporter: ({ api }: Pick<Domain, 'api'>, id: string) =>
    mutationOptions({
      mutationFn: (ref: string) =>
        send(api.POST('/api/campaigns/{id}/supporter/{ref}/report', { params: { path: { id, ref } }, body: {} })),
    }),
}

/** Creates a supporter's link to a campaign: `run({ name })`, or `run({})` without a name. */
export const useCreateSupporterLink = (id: string) => useAction(campaignMutations.makeSupporter(useDomain(), id))

/** Reports the name on a supporter's link: `run(ref)`. */
export const useReportSupporter = (id: string) => useAction(campaignMutations.reportSupporter(useDomain(), id))
