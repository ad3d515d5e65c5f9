import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'
import { campaignQueries } from './queries.ts'

/** One appeal, its meter moving. */
export const useCampaign = (id: string) => useSlice(campaignQueries.view(useApi(), id))

/** What an appeal needs, piece by piece. */
export const useCampaignNeeds = (id: string) => useSlice(campaignQueries.needs(useApi(), id))

/** The regular gifts an appeal suggests. */
export const useCampaignPlans = (id: string) => useSlice(campaignQueries.plans(useApi(), id))

/** The message from the chair; its body is empty where none has been written. */
export const useCampaignMessage = (id: string) => useSlice(campaignQueries.message(useApi(), id))

/** Questions people ask about an appeal. */
export const useCampaignFaqs = (id: string) => useSlice(campaignQueries.faqs(useApi(), id))

/** Somebody's own link to an appeal and what came by it. @param ref nothing is asked without one */
export const useSupporter = (id: string, ref: string | undefined) =>
  useSlice({ ...campaignQueries.supporter(useApi(), id, ref ?? ''), enabled: ref !== undefined })

/** Looks at once what an appeal has been given: for whoever has just given. What is shown stays until the answer comes. */
export function useRefreshCampaign(id: string): () => void {
  const { api, queryClient } = useDomain()
  return () => {
    for (const { queryKey } of [campaignQueries.view(api, id), campaignQueries.needs(api, id)])
      void queryClient.invalidateQueries({ queryKey, exact: true })
    void queryClient.invalidateQueries({ queryKey: [...campaignQueries.all, 'supporter', id] })
  }
}
