export { CampaignsHomeScreen as Screen, prefetchCampaignsHome as prefetch } from './CampaignsHomeScreen.tsx'
