import type { Campaign } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CampaignMeter } from './CampaignMeter.tsx'
import { useCampaignStatus } from './campaignStatus.ts'
import { useCampaignTimes } from './useCampaignTimes.ts'

export type CampaignCardsProps = {
  campaigns: readonly Campaign[]
  level: 2 | 3
}

/** Campaign cards with meters, linked to their pages. */
export function CampaignCards({ campaigns, level }: CampaignCardsProps) {
  return (
    <Grid>
      {campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} level={level} />
      ))}
    </Grid>
  )
}

function CampaignCard({ campaign, level }: { campaign: Campaign; level: 2 | 3 }) {
  const { t } = useMessages('campaigns')
  const state = useCampaignStatus(campaign)
  const time = useCampaignTimes()(campaign, state)
  const { id, title, summary, image } = campaign
  return (
    <MediaCard
      href={pathTo('campaign', { id })}
      title={<IsolatedText>{title}</IsolatedText>}
      level={level}
      image={image}
      seed={id}
      eyebrow={time}
      summary={<IsolatedText>{summary}</IsolatedText>}
      cue={t.campaigns.cues[state]}
    >
      {state !== 'upcoming' && <CampaignMeter campaign={{ ...campaign, state }} />}
    </MediaCard>
  )
}
