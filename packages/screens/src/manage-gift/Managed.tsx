import { pathTo } from '@minaret/plans'
import { ButtonLink, Card, ConfirmDialog, Notice, PageHeader, Section, SummaryList } from '@minaret/ui'
import { useEffect, useRef } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { AmountDialog } from './AmountDialog.tsx'
import { Choices } from './Choices.tsx'
import { isOver } from './choices.ts'
import { factsOf } from './facts.tsx'
import type { LinkedGift } from './Linked.tsx'
import styles from './manage-gift.module.css'
import { PauseDialog } from './PauseDialog.tsx'
import { ownIdIn } from './reference.ts'
import { headOf } from './sentences.ts'
import { useChange } from './useChange.ts'

/** The gift as it stands, and all that can be done to it. */
export function Managed({ cycle, reference, again }: LinkedGift) {
  const words = useWords('manageGift')
  const { t, format } = words
  const open = useOpenScreens()
  const { ask, asking, dialog, setDialog, problem, notice } = useChange({ cycle, reference, again })
  const answer = useRef<HTMLDivElement>(null)
  const { title, lead } = headOf(cycle, words)
  const end = t.manageGift.end
  const own = ownIdIn(reference) !== undefined
  const closed = () => setDialog(undefined)

  // The button that was pressed may be gone: whoever listens or has only a keyboard goes on from the answer.
  useEffect(() => {
    if (notice) answer.current?.focus()
  }, [notice])

  return (
    <>
      <PageMeta title={title} hidden />
      <PageHeader tone="deep" title={title} lead={lead} seed={cycle.id} width="narrow" />
      <Section width="narrow" lift>
        {notice && (
          <div ref={answer} tabIndex={-1} className={styles.answer} role="status">
            <Notice tone={notice.tone} title={notice.title}>
              {notice.more}
            </Notice>
          </div>
        )}
        <Card tone="raised">
          <h2 className={styles.heading}>{t.manageGift.detail}</h2>
          <SummaryList items={factsOf(cycle, words)} />
        </Card>
        <Choices
          cycle={cycle}
          reference={reference}
          asking={asking}
          onAsk={(action) => void ask({ action })}
          onOpen={setDialog}
        />
        {isOver(cycle) && open('cause') && (
          <p className={styles.ways}>
            <ButtonLink href={`${pathTo('cause', { id: cycle.cause.id })}?often=${cycle.rhythm}`}>
              {t.manageGift.again}
            </ButtonLink>
          </p>
        )}
        {own ? (
          <p className={styles.ways}>
            <ButtonLink tone="quiet" href={`${pathTo('profile')}?view=regular`}>
              {t.manageGift.own.back}
            </ButtonLink>
          </p>
        ) : (
          !isOver(cycle) && <p className={styles.soft}>{t.manageGift.linkLives}</p>
        )}
      </Section>
      {dialog === 'pause' && (
        <PauseDialog
          cycle={cycle}
          busy={asking === 'pause'}
          problem={problem}
          onClose={closed}
          onPause={(until) => void ask({ action: 'pause', until })}
        />
      )}
      {dialog === 'amount' && (
        <AmountDialog
          cycle={cycle}
          busy={asking === 'amount'}
          problem={problem}
          onClose={closed}
          onAmount={(amountMinor) => void ask({ action: 'amount', amountMinor })}
        />
      )}
      <ConfirmDialog
        open={dialog === 'cancel'}
        title={end.question}
        confirmLabel={end.confirm}
        cancelLabel={end.keep}
        busy={asking === 'cancel'}
        onConfirm={() => void ask({ action: 'cancel' })}
        onCancel={closed}
      >
        <p>{end.more({ amount: format.amount(cycle.amountMinor, cycle.currency) })}</p>
        {problem && <Notice tone="danger" live="assertive" title={format.inText(problem)} />}
      </ConfirmDialog>
    </>
  )
}
