export { CampaignsHomeScreen as Screen } from './CampaignsHomeScreen.tsx'
