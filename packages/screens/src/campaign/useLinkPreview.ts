import type { CampaignDetail } from '@minaret/contract'
import type { PageMetaProps } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { percentOf } from '../campaign-cards/index.ts'

/** The link preview of a campaign. */
type LinkPreview = {
  image: PageMetaProps['image']
  /** The progress in per cent and as text, from which the server renders the image. */
  progress?: string
}

/**
 * The link preview: an image rendered by the server with the campaign's progress. Its URL changes with every per cent,
 * because messaging apps cache it. An upcoming campaign uses its own picture.
 */
export function useLinkPreview(
  campaign: Pick<CampaignDetail, 'state' | 'raisedMinor' | 'targetMinor' | 'currency' | 'image'>,
): LinkPreview {
  const { t, format } = useMessages('campaigns')
  const { path } = usePageLocation()
  const { state, raisedMinor, targetMinor, currency, image } = campaign
  if (state === 'upcoming' || targetMinor <= 0) return { image }
  const percent = Math.min(100, Math.floor(percentOf(raisedMinor, targetMinor)))
  const progressText = t.campaigns.of({
    raised: format.amount(raisedMinor, currency),
    target: format.amount(targetMinor, currency),
  })
  return {
    image: { share: `/preview${path}.jpg?at=${percent}`, alt: progressText },
    progress: `${percent} ${progressText}`,
  }
}
