import type { GiftDetail } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink } from '@minaret/ui'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import type { Standing } from './standing.ts'
import styles from './thank-you.module.css'

export type NextStepsProps = {
  standing: Standing
  detail: Pick<GiftDetail, 'cause' | 'campaignId'>
  look: () => void
}

/** The way on from a gift, as it stands. */
export function NextSteps({ standing, detail, look }: NextStepsProps) {
  const { t } = useWords('thankYou')
  const open = useOpenScreens()
  const { cause, campaignId } = detail
  const campaign = campaignId !== undefined && open('campaign') ? pathTo('campaign', { id: campaignId }) : undefined
  const again = campaign ?? (open('cause') ? pathTo('cause', { id: cause.id }) : undefined)
  const over = standing === 'paid' || standing === 'running'
  return (
    <div className={styles.actions} data-print="hide">
      {standing === 'stopped' && <Button onClick={look}>{t.thankYou.look}</Button>}
      {again && ['declined', 'unfinished', 'expired', 'ended'].includes(standing) && (
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
