import { useCampaignNeeds, useCause, useRefreshCampaign, useTenant } from '@minaret/domain'
import { useMemo } from 'react'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { PostedForm, NoCards } from '../cause/parts/index.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import type { GivingProps } from './Giving.tsx'
import { countNeed } from './needLeft.ts'

/** The form of the campaign's cause, in the campaign's currency and with its preset amounts. */
export function Form({ campaign, ...giving }: GivingProps) {
  const { t } = useMessages('campaigns')
  const { payment } = useTenant()
  const cause = useCause(campaign.causeId)
  const { data } = useCampaignNeeds(campaign.id)
  const refresh = useRefreshCampaign(campaign.id)
  const needs = useMemo(
    () =>
      data?.map((need) => {
        const { id, title, priceMinor } = need
        return { id, title, priceMinor, leftMinor: countNeed(need).leftMinor }
      }),
    [data],
  )
  if (payment.setting === 'none') return <NoCards />
  if (cause.status === 'failure') return <LoadFailure title={t.campaigns.one.causeFailed} retry={cause.retry} />
  if (cause.status === 'in progress') return <FormSkeleton />
  const presetsMinor = campaign.presetsMinor.length > 0 ? campaign.presetsMinor : cause.data.presetsMinor
  // A campaign's ledger has one currency: gifts in another would not appear in its meter.
  const currencies = cause.data.currencies.filter((currency) => currency === campaign.currency)
  if (currencies.length === 0) return <NoCards />
  return (
    <PostedForm
      {...giving}
      cause={{ ...cause.data, presetsMinor, currencies }}
      campaignId={campaign.id}
      needs={needs}
      onRefreshNeeds={refresh}
    />
  )
}
