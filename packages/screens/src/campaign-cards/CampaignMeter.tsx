import type { Campaign } from '@minaret/contract'
import { Meter, type MeterProps } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { percentOf } from './percentOf.ts'

export type CampaignMeterProps = {
  campaign: Pick<Campaign, 'raisedMinor' | 'targetMinor' | 'currency' | 'gifts' | 'state'>
  size?: MeterProps['size']
}

/** The progress of a campaign, from the mosque's ledger. */
export function CampaignMeter({ campaign, size }: CampaignMeterProps) {
  const { t, format } = useMessages('campaigns')
  const { raisedMinor, targetMinor, currency, gifts, state } = campaign
  const raised = format.amount(raisedMinor, currency)
  const percent = percentOf(raisedMinor, targetMinor)
  const donors = t.campaigns.givers({ count: gifts, figure: format.number(gifts) })
  const summary =
    percent > 0
      ? t.campaigns.shareAndGivers({ share: t.campaigns.share({ percent: format.number(percent) }), givers: donors })
      : donors
  const emptyText = state === 'finished' ? undefined : t.campaigns.first
  return (
    <Meter
      label={state === 'finished' ? t.campaigns.raisedInAll : t.campaigns.raised}
      value={raisedMinor}
      max={targetMinor}
      text={targetMinor > 0 ? t.campaigns.of({ raised, target: format.amount(targetMinor, currency) }) : raised}
      share={gifts > 0 ? summary : emptyText}
      size={size}
    />
  )
}
