import { pathTo } from '@minaret/plans'
import { Button, ButtonLink } from '@minaret/ui'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import type { Standing } from './standing.ts'
import styles from './thank-you.module.css'

/** The way on from a gift, as it stands. */
export function NextSteps({ standing, causeId, look }: { standing: Standing; causeId: string; look: () => void }) {
  const { t } = useWords('thankYou')
  const open = useOpenScreens()
  const again = open('cause') ? pathTo('cause', { id: causeId }) : undefined
  return (
    <div className={styles.actions} data-print="hide">
      {standing === 'stopped' && <Button onClick={look}>{t.thankYou.look}</Button>}
      {again && ['declined', 'unfinished', 'expired', 'ended'].includes(standing) && (
        <ButtonLink href={again}>{standing === 'ended' ? t.causes.cue : t.thankYou.tryAgain}</ButtonLink>
      )}
      {(standing === 'paid' || standing === 'running') && (
        <Button tone="quiet" onClick={() => window.print()}>
          {t.thankYou.print}
        </Button>
      )}
      {(standing === 'paid' || standing === 'running') && open('donate') && (
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
