/** Campaign components shared by several pages. */
export { afterOf, CampaignList, type CampaignListProps } from './CampaignList.tsx'
export { CampaignCards, type CampaignCardsProps } from './CampaignCards.tsx'
export { CampaignMeter, type CampaignMeterProps } from './CampaignMeter.tsx'
export { OwnLink, type OwnLinkProps } from './OwnLink.tsx'
export { percentOf } from './percentOf.ts'
export { refIn, useSupporterRef } from './supporterRef.ts'
export { useStanding, type Standing } from './standing.ts'
export { useTime } from './useTime.ts'
