import { pathTo } from '@minaret/plans'
import { ButtonLink, Card, PageHeader, Section, SummaryList } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages, type Messages } from '../app/MessagesProvider.tsx'
import type { PaymentMethod } from '../cause/parts/index.ts'
import { factsOf, isOver, type LinkedGift } from '../manage-gift/parts/index.ts'
import { CardForm } from './CardForm.tsx'
import { CardUpdateNotice } from './CardUpdateNotice.tsx'
import styles from './update-card.module.css'
import { useCardUpdate } from './useCardUpdate.ts'

/** Replaces the card of a regular gift: the reason, the form and the outcome. */
export function UpdateCard({ regularGift, reference, reload }: LinkedGift) {
  const messages = useMessages('manageGift')
  const { t } = messages
  const [method, setMethod] = useState<PaymentMethod>()
  const linkedGift = { regularGift, reference, reload }
  const { act, busy, checking, outcome, owed } = useCardUpdate(linkedGift, method)
  const outcomeElement = useRef<HTMLDivElement>(null)
  const isDone = outcome?.kind === 'done' || outcome?.kind === 'waiting'
  const { title, lead } = headingOf(linkedGift, isDone, messages)
  const isExpired = outcome?.kind === 'refused' && outcome.status === 410

  // The outcome replaces the form: move the focus there for screen readers and keyboards.
  useEffect(() => {
    if (outcome && outcome.kind !== 'incomplete') outcomeElement.current?.focus()
  }, [outcome])
  useEffect(() => {
    if (isExpired) reload()
  }, [isExpired, reload])

  return (
    <>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} lead={lead} seed={regularGift.id} width="narrow" />
      <Section width="narrow">
        {isDone || isOver(regularGift) ? (
          <Card tone="raised">
            <div ref={outcomeElement} tabIndex={-1} className={styles.answer}>
              <CardUpdateNotice outcome={outcome} owed={owed} />
            </div>
            <h2 className={styles.heading}>{t.manageGift.detail}</h2>
            <SummaryList items={factsOf(regularGift, messages)} />
          </Card>
        ) : (
          <CardForm
            regularGift={regularGift}
            busy={busy}
            isChecking={checking}
            isReady={method !== undefined}
            incomplete={outcome?.kind === 'incomplete' ? outcome.message : undefined}
            outcome={
              <div ref={outcomeElement} tabIndex={-1} className={styles.answer}>
                <CardUpdateNotice outcome={outcome} owed={owed} />
              </div>
            }
            onReady={setMethod}
            onAct={act}
          />
        )}
        <p className={styles.actions}>
          <ButtonLink tone="quiet" href={pathTo('manageGift', { token: reference })}>
            {t.manageGift.updateCard.back}
          </ButtonLink>
        </p>
        {!isDone && !isOver(regularGift) && <p className={styles.soft}>{t.manageGift.updateCard.safe}</p>}
      </Section>
    </>
  )
}

/** The page's title and lead: why a card is needed. */
function headingOf(
  { regularGift }: LinkedGift,
  isDone: boolean,
  { t, format }: Messages<'manageGift'>,
): { title: string; lead?: string } {
  const texts = t.manageGift.updateCard
  const amount = format.amount(regularGift.amountMinor, regularGift.currency)
  const cause = format.inText(regularGift.cause.title)
  if (isOver(regularGift)) return { title: t.manageGift.heads.ended, lead: t.manageGift.leads.ended }
  if (isDone) return { title: texts.done }
  if (regularGift.state !== 'past_due') return { title: texts.title, lead: texts.lead({ amount, cause }) }
  if (regularGift.problem === 'check') return { title: texts.check.title, lead: texts.check.lead({ amount, cause }) }
  return { title: texts.card.title, lead: texts.card.lead({ amount, cause }) }
}
