import type { GiftDetail } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink } from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { WaitingSteps } from './lazyParts.ts'
import type { GiftStatus } from './giftStatus.ts'
import styles from './thank-you.module.css'

export type NextStepsProps = {
  status: GiftStatus
  detail: Pick<GiftDetail, 'id' | 'cause' | 'campaignId' | 'amountMinor' | 'coverMinor' | 'currency' | 'regular'>
}

/** The query that prefills the form with the same gift, after a cancellation. */
function sameGiftSearch({ amountMinor, coverMinor = 0, currency, regular }: NextStepsProps['detail']): string {
  const search = new URLSearchParams({ amount: String(amountMinor - coverMinor), currency })
  if (regular) search.set('often', regular.rhythm)
  return `?${search}`
}

/** The next steps for a gift, by its status. */
export function NextSteps({ status, detail }: NextStepsProps) {
  const { t } = useMessages('thankYou')
  const canOpen = useOpenScreens()
  const location = usePageLocation()
  const { cause, campaignId } = detail
  const campaign = campaignId !== undefined && canOpen('campaign') ? pathTo('campaign', { id: campaignId }) : undefined
  const giveAgainPath = campaign ?? (canOpen('cause') ? pathTo('cause', { id: cause.id }) : undefined)
  const isGiven = status === 'paid' || status === 'running'
  return (
    <div className={styles.actions} data-print="hide">
      {(status === 'bank' || status === 'slow') && (
        <WaitingSteps
          id={detail.id}
          onCancelled={() =>
            location.go(giveAgainPath === undefined ? '/' : giveAgainPath + sameGiftSearch(detail), { replace: true })
          }
        />
      )}
      {giveAgainPath && ['declined', 'expired', 'ended'].includes(status) && (
        <ButtonLink href={giveAgainPath}>{status === 'ended' ? t.causes.cue : t.thankYou.tryAgain}</ButtonLink>
      )}
      {isGiven && campaign && <ButtonLink href={campaign}>{t.thankYou.toCampaign}</ButtonLink>}
      {isGiven && (
        <Button tone="quiet" onClick={() => window.print()}>
          {t.thankYou.print}
        </Button>
      )}
      {isGiven && canOpen('donate') && (
        <ButtonLink tone="quiet" href={pathTo('donate')}>
          {t.thankYou.more}
        </ButtonLink>
      )}
      <ButtonLink tone="quiet" href="/">
        {t.thankYou.backHome}
      </ButtonLink>
    </div>
  )
}
