import type { CampaignDetail } from '@minaret/contract'
import type { PageMetaProps } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { percentOf } from '../campaign-cards/index.ts'

/** What a link to a campaign shows to whoever gets it. */
type Shared = {
  image: PageMetaProps['image']
  /** How far it has come, in per cent and in words: the host's picture is painted of it. */
  progress?: string
}

/**
 * The picture of a campaign's link is the host's, and shows how far it has come; its address is another with each per cent,
 * since messengers keep what they have fetched. A campaign that has not begun shows its own picture.
 */
export function useShared(
  campaign: Pick<CampaignDetail, 'state' | 'raisedMinor' | 'targetMinor' | 'currency' | 'image'>,
): Shared {
  const { t, format } = useWords('campaigns')
  const { path } = usePlace()
  const { state, raisedMinor, targetMinor, currency, image } = campaign
  if (state === 'upcoming' || targetMinor <= 0) return { image }
  const percent = Math.min(100, Math.floor(percentOf(raisedMinor, targetMinor)))
  const words = t.campaigns.of({
    raised: format.amount(raisedMinor, currency),
    target: format.amount(targetMinor, currency),
  })
  return { image: { share: `/preview${path}.jpg?at=${percent}`, alt: words }, progress: `${percent} ${words}` }
}
