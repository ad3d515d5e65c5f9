import type { CampaignDetail } from '@minaret/contract'
import { useCampaignNeeds, useCause, useLookAtCampaign, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Card, Notice, Skeleton } from '@minaret/ui'
import { useMemo, useState } from 'react'
import { Failed } from '../app/Failed.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { GiftForm, NoCards, type Wish } from '../cause/parts/index.ts'
import styles from './campaign.module.css'
import { countNeed } from './needLeft.ts'

export type GivingProps = {
  campaign: CampaignDetail
  /** The supporter's link one has come by. */
  supporterRef?: string
  /** What somebody chose further down the page. */
  wish?: Wish
  /** The form has taken it: it is not a wish any more. */
  onWishTaken(): void
  /** A payment is under way, or lost without an answer. */
  held: boolean
  onHeld(held: boolean): void
}

/** Giving to the campaign while it is open; and finishing what was being paid when it closed. */
export function Giving(props: GivingProps) {
  const { state } = props.campaign
  const { t } = useWords('campaigns')
  const { payment } = useTenant()
  const paying = usePlace().search.get('step') === 'pay'
  // Whoever opens the page afterwards began nothing before, and whoever goes back from it has left it.
  const [begun, setBegun] = useState(false)
  const keeps = state === 'live' ? paying : begun && (paying || props.held)
  if (begun !== keeps) setBegun(keeps)
  const finishing = state === 'finished' && (begun || props.held)
  return (
    <div id="give" tabIndex={-1} role="group" aria-label={t.campaigns.one.giving} className={styles.give}>
      {finishing && (
        <Notice tone="warning" live="assertive" title={t.campaigns.one.ending}>
          {t.campaigns.one.endingMore}
        </Notice>
      )}
      {state !== 'live' && !finishing ? (
        <Closed state={state} />
      ) : payment.setting === 'none' ? (
        <NoCards />
      ) : (
        <Form {...props} />
      )}
    </div>
  )
}

function Closed({ state }: { state: CampaignDetail['state'] }) {
  const { t } = useWords('campaigns')
  const open = useOpenScreens()
  const { soon, soonMore, over, overMore, others } = t.campaigns.one
  const early = state === 'upcoming'
  return (
    <Notice
      tone="info"
      live="polite"
      title={early ? soon : over}
      action={!early && open('donate') && <ButtonLink href={pathTo('donate')}>{others}</ButtonLink>}
    >
      {early ? soonMore : overMore}
    </Notice>
  )
}

/** The form of the campaign's cause, in the campaign's own currency and with its own amounts. */
function Form({ campaign, ...giving }: GivingProps) {
  const { t } = useWords('campaigns', 'cause')
  const cause = useCause(campaign.causeId)
  const { data } = useCampaignNeeds(campaign.id)
  const look = useLookAtCampaign(campaign.id)
  const needs = useMemo(
    () =>
      data?.map((need) => {
        const { id, title, priceMinor } = need
        return { id, title, priceMinor, leftMinor: countNeed(need).leftMinor }
      }),
    [data],
  )
  if (cause.status === 'failure') return <Failed title={t.campaigns.one.causeFailed} retry={cause.retry} />
  if (cause.status === 'in progress')
    return (
      <Card>
        <Skeleton shape="form" label={t.campaigns.one.causeLoading} />
      </Card>
    )
  const presetsMinor = campaign.presetsMinor.length > 0 ? campaign.presetsMinor : cause.data.presetsMinor
  // The books count a campaign in one currency: what came in another would not be seen in its meter.
  const currencies = cause.data.currencies.filter((currency) => currency === campaign.currency)
  if (currencies.length === 0) return <NoCards />
  return (
    <GiftForm
      {...giving}
      cause={{ ...cause.data, presetsMinor, currencies }}
      campaignId={campaign.id}
      needs={needs}
      onLook={look}
    />
  )
}
