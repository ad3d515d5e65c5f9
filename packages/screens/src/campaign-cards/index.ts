/** Campaign components shared by several pages. */
export { afterOf, CampaignList, type CampaignListProps } from './CampaignList.tsx'
export { CampaignCards, type CampaignCardsProps } from './CampaignCards.tsx'
export { CampaignMeter, type CampaignMeterProps } from './CampaignMeter.tsx'
export { OwnLink, type OwnLinkProps } from './OwnLink.tsx'
export { percentOf } from './percentOf.ts'
export { supporterRefIn, useSupporterRef } from './supporterRef.ts'
export { useCampaignStatus, type CampaignStatus } from './campaignStatus.ts'
export { useTime } from './useTime.ts'
