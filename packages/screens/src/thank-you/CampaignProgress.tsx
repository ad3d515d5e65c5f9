import { useCampaign, useRefreshCampaign } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Card, Link } from '@minaret/ui'
import { useEffect, useRef } from 'react'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { CampaignMeter, useCampaignStatus } from '../campaign-cards/index.ts'
import styles from './thank-you.module.css'

/** The campaign's progress including this gift. Renders nothing until it loads. */
export function CampaignProgress({ id }: { id: string }) {
  const { data } = useCampaign(id)
  const refresh = useRef(useRefreshCampaign(id))
  // The cached data is from before the gift.
  useEffect(() => refresh.current(), [])
  return data && <CampaignCard campaign={data} />
}

function CampaignCard({ campaign }: { campaign: NonNullable<ReturnType<typeof useCampaign>['data']> }) {
  const state = useCampaignStatus(campaign)
  const canOpen = useOpenScreens()
  const { id, title } = campaign
  return (
    <Card tone="raised" className={styles.campaignCard} data-print="hide">
      <h2 className={styles.heading}>
        {canOpen('campaign') ? (
          <Link href={pathTo('campaign', { id })}>
            <IsolatedText>{title}</IsolatedText>
          </Link>
        ) : (
          <IsolatedText>{title}</IsolatedText>
        )}
      </h2>
      <CampaignMeter campaign={{ ...campaign, state }} size="display" />
    </Card>
  )
}
