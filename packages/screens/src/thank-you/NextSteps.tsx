import type { GiftDetail } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink } from '@minaret/ui'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { WaitingSteps } from './lazyParts.ts'
import type { Standing } from './standing.ts'
import styles from './thank-you.module.css'

export type NextStepsProps = {
  standing: Standing
  detail: Pick<GiftDetail, 'id' | 'cause' | 'campaignId' | 'amountMinor' | 'coverMinor' | 'currency' | 'regular'>
}

/** What the form begins with after a cancellation: the same gift again. */
function sameAgain({ amountMinor, coverMinor = 0, currency, regular }: NextStepsProps['detail']): string {
  const search = new URLSearchParams({ amount: String(amountMinor - coverMinor), currency })
  if (regular) search.set('often', regular.rhythm)
  return `?${search}`
}

/** The way on from a gift, as it stands. */
export function NextSteps({ standing, detail }: NextStepsProps) {
  const { t } = useWords('thankYou')
  const open = useOpenScreens()
  const place = usePlace()
  const { cause, campaignId } = detail
  const campaign = campaignId !== undefined && open('campaign') ? pathTo('campaign', { id: campaignId }) : undefined
  const again = campaign ?? (open('cause') ? pathTo('cause', { id: cause.id }) : undefined)
  const over = standing === 'paid' || standing === 'running'
  return (
    <div className={styles.actions} data-print="hide">
      {(standing === 'bank' || standing === 'slow') && (
        <WaitingSteps
          id={detail.id}
          onCancelled={() => place.go(again === undefined ? '/' : again + sameAgain(detail), { replace: true })}
        />
      )}
      {again && ['declined', 'expired', 'ended'].includes(standing) && (
        <ButtonLink href={again}>{standing === 'ended' ? t.causes.cue : t.thankYou.tryAgain}</ButtonLink>
      )}
      {over && campaign && <ButtonLink href={campaign}>{t.thankYou.toCampaign}</ButtonLink>}
      {over && (
        <Button tone="quiet" onClick={() => window.print()}>
          {t.thankYou.print}
        </Button>
      )}
      {over && open('donate') && (
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
