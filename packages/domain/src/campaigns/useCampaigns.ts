import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { campaignQueries } from './queries.ts'

/** The mosque's appeals, by pages. @param from where an earlier page ended */
export const useCampaigns = (from?: string) => useList(campaignQueries.list(useApi(), from))
