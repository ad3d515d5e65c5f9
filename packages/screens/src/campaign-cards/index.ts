/** Campaign components shared by several pages. */
export { cursorOf, CampaignList, type CampaignListProps } from './CampaignList.tsx'
export { CampaignCards, type CampaignCardsProps } from './CampaignCards.tsx'
export { CampaignMeter, type CampaignMeterProps } from './CampaignMeter.tsx'
export { FundraisingLink, type FundraisingLinkProps } from './FundraisingLink.tsx'
export { percentOf } from './percentOf.ts'
export { supporterRefIn, useSupporterRef } from './supporterRef.ts'
export { useCampaignStatus, type CampaignStatus } from './campaignStatus.ts'
export { useCampaignTimes } from './useCampaignTimes.ts'
