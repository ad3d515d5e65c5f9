import { useCampaign } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { FundraisingLink, useCampaignStatus } from '../campaign-cards/index.ts'

/** The donor's own link to the campaign they gave to, while it is live. */
export function CampaignLink({ id }: { id: string }) {
  const { data } = useCampaign(id)
  return data && <Link campaign={data} />
}

function Link({ campaign }: { campaign: NonNullable<ReturnType<typeof useCampaign>['data']> }) {
  const canOpen = useOpenScreens()
  const { id, title, currency } = campaign
  if (useCampaignStatus(campaign) !== 'live' || !canOpen('campaign')) return null
  return <FundraisingLink id={id} title={title} currency={currency} path={pathTo('campaign', { id })} level={2} />
}
