import type { CampaignDetail } from '@minaret/contract'
import { useCause } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Notice } from '@minaret/ui'
import { useState } from 'react'
import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import type { GiftChoice } from '../cause/parts/index.ts'
import { FridayLink } from '../friday-link/index.ts'
import styles from './campaign.module.css'
import { FormSkeleton } from './FormSkeleton.tsx'

const Form = lazyOnVisible(async () => (await import('./Form.tsx')).Form, ['campaigns', 'cause'], FormSkeleton)

export type GivingProps = {
  campaign: CampaignDetail
  /** The reference of the supporter's link that the visitor followed. */
  supporterRef?: string
  /** The gift chosen further down the page. */
  choice?: GiftChoice
  /** Called once the form has applied the choice. */
  onChoiceApplied(): void
  /** Whether a payment is in flight, or has no known outcome. */
  isLocked: boolean
  onLockChange(isLocked: boolean): void
}

/** The campaign's donation form while it is open, or while a payment that started before its end is finished. */
export function Giving(props: GivingProps) {
  const { state, causeId } = props.campaign
  // Loads the form's cause in parallel with its code.
  useCause(causeId)
  const { t } = useMessages('campaigns')
  const isPaying = usePageLocation().search.get('step') === 'pay'
  // A visitor who opens the page after the end has no payment to finish; nor has one who leaves the step.
  const [hasStarted, setHasStarted] = useState(false)
  const isStarted = state === 'live' ? isPaying : hasStarted && (isPaying || props.isLocked)
  if (hasStarted !== isStarted) setHasStarted(isStarted)
  const isFinishing = state === 'finished' && (hasStarted || props.isLocked)
  return (
    <div id="give" tabIndex={-1} role="group" aria-label={t.campaigns.one.giving} className={styles.give}>
      {isFinishing && (
        <Notice tone="warning" live="assertive" title={t.campaigns.one.ending}>
          {t.campaigns.one.endingMore}
        </Notice>
      )}
      {state !== 'live' && !isFinishing ? <Closed state={state} /> : <Form {...props} />}
      {state === 'live' && (
        <div className={styles.links}>
          <ButtonLink tone="quiet" href="#share">
            {t.campaigns.one.share}
          </ButtonLink>
          <FridayLink />
        </div>
      )}
    </div>
  )
}

function Closed({ state }: { state: CampaignDetail['state'] }) {
  const { t } = useMessages('campaigns')
  const canOpen = useOpenScreens()
  const { soon: upcoming, soonMore, over: finished, overMore, others } = t.campaigns.one
  const isUpcoming = state === 'upcoming'
  return (
    <Notice
      tone="info"
      live="polite"
      title={isUpcoming ? upcoming : finished}
      action={!isUpcoming && canOpen('donate') && <ButtonLink href={pathTo('donate')}>{others}</ButtonLink>}
    >
      {isUpcoming ? soonMore : overMore}
    </Notice>
  )
}
