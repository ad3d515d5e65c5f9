export {
  CampaignScreen as Screen,
  MissingCampaign as Missing,
  prefetchCampaign as prefetch,
} from './CampaignScreen.tsx'
