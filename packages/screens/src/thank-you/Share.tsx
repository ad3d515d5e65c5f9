import type { GiftDetail } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ShareButtons } from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

/** Share buttons for the campaign, or else the cause; never for this page, which is private to its donor. */
export function Share({ cause, campaignId, campaign }: Pick<GiftDetail, 'cause' | 'campaignId' | 'campaign'>) {
  const { t } = useMessages('thankYou', 'share')
  const { origin } = usePageLocation()
  const { websiteName } = useTenant()
  const canOpen = useOpenScreens()
  const toCause = canOpen('cause') ? pathTo('cause', { id: cause.id }) : undefined
  const path = campaignId !== undefined && canOpen('campaign') ? pathTo('campaign', { id: campaignId }) : toCause
  if (path === undefined) return null
  const { text, title } = t.thankYou.share
  return (
    <ShareButtons
      url={origin + path}
      text={text({ cause: (campaignId !== undefined && campaign) || cause.title, mosque: websiteName })}
      title={title}
      label={title}
      labels={t.share}
    />
  )
}
