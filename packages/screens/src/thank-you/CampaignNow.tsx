import { useCampaign, useLookAtCampaign } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Card, Link } from '@minaret/ui'
import { useEffect, useRef } from 'react'
import { OwnText } from '../app/OwnText.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { CampaignMeter, OwnLink, useStanding } from '../campaign-cards/index.ts'
import styles from './thank-you.module.css'

/** How far the campaign has come with this gift, and a link of one's own to pass it on; nothing where it does not come. */
export function CampaignNow({ id }: { id: string }) {
  const { data } = useCampaign(id)
  const look = useRef(useLookAtCampaign(id))
  // What this tab knows of it is from before the gift.
  useEffect(() => look.current(), [])
  return data && <Now campaign={data} />
}

function Now({ campaign }: { campaign: NonNullable<ReturnType<typeof useCampaign>['data']> }) {
  const state = useStanding(campaign)
  const open = useOpenScreens()
  const { id, title, currency } = campaign
  const path = pathTo('campaign', { id })
  return (
    <>
      <Card tone="raised" className={styles.now}>
        <h2 className={styles.heading}>
          {open('campaign') ? (
            <Link href={path}>
              <OwnText>{title}</OwnText>
            </Link>
          ) : (
            <OwnText>{title}</OwnText>
          )}
        </h2>
        <CampaignMeter campaign={{ ...campaign, state }} size="display" />
      </Card>
      {state === 'live' && open('campaign') && <OwnLink id={id} title={title} currency={currency} path={path} />}
    </>
  )
}
