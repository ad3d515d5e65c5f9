import type { CampaignDetail } from '@minaret/contract'
import { useCause, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Card, Notice, Skeleton } from '@minaret/ui'
import { Failed } from '../app/Failed.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { CampaignMeter } from '../campaign-cards/index.ts'
import { GiftForm, NoCards, type Wish } from '../cause/parts/index.ts'
import styles from './campaign.module.css'

export type GivingProps = {
  campaign: CampaignDetail
  /** What somebody chose further down the page. */
  wish?: Wish
  /** The form has taken it: it is not a wish any more. */
  onWishTaken(): void
  /** Whether a payment is under way, or lost without an answer. */
  onHeld(held: boolean): void
}

/** How far the campaign has come, and, while it is open, giving to it. */
export function Giving(props: GivingProps) {
  const { campaign } = props
  const { t } = useWords('campaigns')
  const { payment } = useTenant()
  const { state } = campaign
  return (
    <>
      {state !== 'upcoming' && (
        <Card className={styles.meter}>
          <CampaignMeter campaign={campaign} size="display" />
        </Card>
      )}
      <div id="give" tabIndex={-1} role="group" aria-label={t.campaigns.one.giving} className={styles.give}>
        {state !== 'live' ? <Closed state={state} /> : payment.setting === 'none' ? <NoCards /> : <Form {...props} />}
      </div>
    </>
  )
}

function Closed({ state }: { state: 'upcoming' | 'finished' }) {
  const { t } = useWords('campaigns')
  const open = useOpenScreens()
  const { soon, soonMore, over, overMore, others } = t.campaigns.one
  const early = state === 'upcoming'
  return (
    <Notice
      tone="info"
      title={early ? soon : over}
      action={!early && open('donate') && <ButtonLink href={pathTo('donate')}>{others}</ButtonLink>}
    >
      {early ? soonMore : overMore}
    </Notice>
  )
}

/** The form of the campaign's cause, in the campaign's own currency and with its own amounts. */
function Form({ campaign, ...wishing }: GivingProps) {
  const { t } = useWords('campaigns', 'cause')
  const cause = useCause(campaign.causeId)
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
  return <GiftForm cause={{ ...cause.data, presetsMinor, currencies }} campaignId={campaign.id} {...wishing} />
}
