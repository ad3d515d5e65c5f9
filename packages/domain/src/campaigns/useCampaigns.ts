import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { campaignQueries } from './queries.ts'

/** The mosque's campaigns, in pages. @param from the cursor of an earlier page */
export const useCampaigns = (from?: string) => useList(campaignQueries.list(useApi(), from))
