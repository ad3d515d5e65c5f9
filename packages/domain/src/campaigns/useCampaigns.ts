import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { useSlice } from '../app/slice.ts'
import { campaignQueries } from './queries.ts'

/** The mosque's appeals, by pages. @param from where an earlier page ended */
export const useCampaigns = (from?: string) => useList(campaignQueries.list(useApi(), from))

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
