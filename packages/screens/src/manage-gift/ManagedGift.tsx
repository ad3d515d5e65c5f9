import { pathTo } from '@minaret/plans'
import { ButtonLink, Card, ConfirmDialog, Notice, PageHeader, Section, SummaryList } from '@minaret/ui'
import { useEffect, useRef } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { AmountDialog } from './AmountDialog.tsx'
import { Choices } from './Choices.tsx'
import { isOver } from './choices.ts'
import { factsOf } from './facts.tsx'
import type { LinkedGift } from './GiftByLink.tsx'
import styles from './manage-gift.module.css'
import { PauseDialog } from './PauseDialog.tsx'
import { parseOwnId } from './reference.ts'
import { titleAndLead } from './giftMessages.ts'
import { useChange } from './useChange.ts'

/** A regular gift's state and actions. */
export function ManagedGift({ regularGift, reference, reload }: LinkedGift) {
  const messages = useMessages('manageGift')
  const { t, format } = messages
  const canOpen = useOpenScreens()
  const {
    ask: change,
    asking: pendingAction,
    dialog,
    setDialog,
    problem,
    notice,
  } = useChange({ regularGift, reference, reload })
  const noticeElement = useRef<HTMLDivElement>(null)
  const { title, lead } = titleAndLead(regularGift, messages)
  const end = t.manageGift.end
  const isOwn = parseOwnId(reference) !== undefined
  const closeDialog = () => setDialog(undefined)

  // The pressed button may have disappeared: screen reader and keyboard users continue from the notice.
  useEffect(() => {
    if (notice) noticeElement.current?.focus()
  }, [notice])

  return (
    <>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} lead={lead} seed={regularGift.id} width="narrow" />
      <Section width="narrow">
        {notice && (
          <div ref={noticeElement} tabIndex={-1} className={styles.answer} role="status">
            <Notice tone={notice.tone} title={notice.title}>
              {notice.more}
            </Notice>
          </div>
        )}
        <Card tone="raised">
          <h2 className={styles.heading}>{t.manageGift.detail}</h2>
          <SummaryList items={factsOf(regularGift, messages)} />
        </Card>
        <Choices
          regularGift={regularGift}
          reference={reference}
          pendingAction={pendingAction}
          onRequest={(action) => void change({ action })}
          onOpen={setDialog}
        />
        {isOver(regularGift) && canOpen('cause') && (
          <p className={styles.actions}>
            <ButtonLink href={`${pathTo('cause', { id: regularGift.cause.id })}?often=${regularGift.rhythm}`}>
              {t.manageGift.again}
            </ButtonLink>
          </p>
        )}
        {isOwn ? (
          <p className={styles.actions}>
            <ButtonLink tone="quiet" href={`${pathTo('profile')}?view=regular`}>
              {t.manageGift.own.back}
            </ButtonLink>
          </p>
        ) : (
          !isOver(regularGift) && <p className={styles.soft}>{t.manageGift.linkLives}</p>
        )}
      </Section>
      {dialog === 'pause' && (
        <PauseDialog
          regularGift={regularGift}
          busy={pendingAction === 'pause'}
          problem={problem}
          onClose={closeDialog}
          onPause={(until) => void change({ action: 'pause', until })}
        />
      )}
      {dialog === 'amount' && (
        <AmountDialog
          regularGift={regularGift}
          busy={pendingAction === 'amount'}
          problem={problem}
          onClose={closeDialog}
          onAmount={(amountMinor) => void change({ action: 'amount', amountMinor })}
        />
      )}
      <ConfirmDialog
        open={dialog === 'cancel'}
        title={end.question}
        confirmLabel={end.confirm}
        cancelLabel={end.keep}
        busy={pendingAction === 'cancel'}
        onConfirm={() => void change({ action: 'cancel' })}
        onCancel={closeDialog}
      >
        <p>{end.more({ amount: format.amount(regularGift.amountMinor, regularGift.currency) })}</p>
        {problem && <Notice tone="danger" live="assertive" title={format.inText(problem)} />}
      </ConfirmDialog>
    </>
  )
}
