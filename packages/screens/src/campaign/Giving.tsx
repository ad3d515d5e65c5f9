import type { CampaignDetail } from '@minaret/contract'
import { useCause } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Notice } from '@minaret/ui'
import { useState } from 'react'
import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import type { Wish } from '../cause/parts/index.ts'
import { FridayLink } from '../friday-link/index.ts'
import styles from './campaign.module.css'
import { FormComing } from './FormComing.tsx'

const Form = lazyOnVisible(async () => (await import('./Form.tsx')).Form, ['campaigns', 'cause'], FormComing)

export type GivingProps = {
  campaign: CampaignDetail
  /** The supporter's link one has come by. */
  supporterRef?: string
  /** What somebody chose further down the page. */
  wish?: Wish
  /** The form has taken it: it is not a wish any more. */
  onWishTaken(): void
  /** A payment is under way, or lost without an answer. */
  locked: boolean
  onHeld(locked: boolean): void
}

/** Giving to the campaign while it is open; and finishing what was being paid when it closed. */
export function Giving(props: GivingProps) {
  const { state, causeId } = props.campaign
  // For the form: asked for beside its code, not after it.
  useCause(causeId)
  const { t } = useWords('campaigns')
  const paying = usePlace().search.get('step') === 'pay'
  // Whoever opens the page afterwards began nothing before, and whoever goes back from it has left it.
  const [begun, setBegun] = useState(false)
  const keeps = state === 'live' ? paying : begun && (paying || props.locked)
  if (begun !== keeps) setBegun(keeps)
  const finishing = state === 'finished' && (begun || props.locked)
  return (
    <div id="give" tabIndex={-1} role="group" aria-label={t.campaigns.one.giving} className={styles.give}>
      {finishing && (
        <Notice tone="warning" live="assertive" title={t.campaigns.one.ending}>
          {t.campaigns.one.endingMore}
        </Notice>
      )}
      {state !== 'live' && !finishing ? <Closed state={state} /> : <Form {...props} />}
      {state === 'live' && <FridayLink />}
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
