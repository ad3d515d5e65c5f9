export { CampaignsScreen as Screen, prefetchCampaigns as prefetch } from './CampaignsScreen.tsx'
