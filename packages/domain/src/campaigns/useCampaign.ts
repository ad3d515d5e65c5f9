import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'
import { campaignQueries } from './queries.ts'

/** One campaign, with its meter kept up to date. */
export const useCampaign = (id: string) => useSlice(campaignQueries.view(useApi(), id))

/** The items a campaign needs. */
export const useCampaignNeeds = (id: string) => useSlice(campaignQueries.needs(useApi(), id))

/** The regular gifts a campaign suggests. */
export const useCampaignPlans = (id: string) => useSlice(campaignQueries.plans(useApi(), id))

/** The message from the chair; its body is empty if none has been written. */
export const useCampaignMessage = (id: string) => useSlice(campaignQueries.message(useApi(), id))

/** Frequently asked questions about a campaign. */
export const useCampaignFaqs = (id: string) => useSlice(campaignQueries.faqs(useApi(), id))

/** A supporter's link to a campaign and the amount raised through it. @param ref sends nothing if undefined */
export const useSupporter = (id: string, ref: string | undefined) =>
  useSlice({ ...campaignQueries.supporter(useApi(), id, ref ?? ''), enabled: ref !== undefined })

/** Returns a function that refreshes a campaign's totals after a gift. The old data stays until the response arrives. */
export function useRefreshCampaign(id: string): () => void {
  const { api, queryClient } = useDomain()
  return () => {
    for (const { queryKey } of [campaignQueries.view(api, id), campaignQueries.needs(api, id)])
      void queryClient.invalidateQueries({ queryKey, exact: true })
    void queryClient.invalidateQueries({ queryKey: [...campaignQueries.all, 'supporter', id] })
  }
}
