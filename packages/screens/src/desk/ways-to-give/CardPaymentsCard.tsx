import type { CardPayments, DeskMosque } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Notice, type NoticeTone } from '@minaret/ui'
import { useEffect } from 'react'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'
import { NextStep } from './NextStep.tsx'
import styles from './waysToGive.module.css'
import type { WaysToGiveScreenProps } from './WaysToGiveScreen.tsx'

export type CardPaymentsCardProps = Pick<WaysToGiveScreenProps, 'returnStatus' | 'openStripe'> & {
  mosque: DeskMosque
  cardPayments: CardPayments
}

const tones: Readonly<Record<CardPayments['state'], NoticeTone>> = {
  unavailable: 'info',
  ownKeys: 'success',
  notBegun: 'info',
  needed: 'warning',
  checking: 'info',
  agreement: 'info',
  ready: 'success',
  off: 'warning',
  stopped: 'danger',
  closed: 'danger',
}

/** Card payments through Stripe: their status, and the next step. */
export function CardPaymentsCard({ mosque, cardPayments, returnStatus, openStripe }: CardPaymentsCardProps) {
  const { t } = useMessages('deskProtected')
  const texts = t.deskProtected.waysToGive
  const { slug } = mosque
  const { mutate: check } = useDeskAction('cardPaymentsCheck', { toast: false, refresh: 'mosque' })
  // Stripe also notifies us by webhook, slightly later; checking immediately avoids a wait after its form.
  useEffect(() => {
    if (returnStatus === 'back') check({ mosque: slug })
  }, [returnStatus, check, slug])
  const { state, reason, unapproved: isUnapproved, test: isTestMode, account } = cardPayments
  const hasStopReason = state === 'stopped' && reason !== undefined
  return (
    <section className={styles.card} aria-labelledby="card-payments">
      <h2 id="card-payments">{texts.cards}</h2>
      {returnStatus === 'again' && <Notice>{texts.expired}</Notice>}
      <Notice tone={tones[state]} title={texts.states[state]}>
        {hasStopReason ? texts.reasons[reason] : texts.next[state]}
        {state === 'unavailable' && <Variables />}
        <Needs cardPayments={cardPayments} />
        <Agreement cardPayments={cardPayments} />
      </Notice>
      {isUnapproved && !['unavailable', 'ownKeys'].includes(state) && <p>{texts.unapproved}</p>}
      {isTestMode && state !== 'unavailable' && <p>{texts.test}</p>}
      {account !== undefined && (
        <p className={styles.hint}>
          {texts.account} <bdi dir="ltr">{account}</bdi>
        </p>
      )}
      <NextStep mosque={mosque} cardPayments={cardPayments} openStripe={openStripe} />
    </section>
  )
}

/** The details Stripe still needs, as named in its form. */
function Needs({ cardPayments: { state, needs, deadline } }: { cardPayments: CardPayments }) {
  const { t, format } = useMessages('deskProtected')
  const texts = t.deskProtected.waysToGive
  if (needs.length === 0 || !['needed', 'ready', 'stopped'].includes(state)) return null
  return (
    <div>
      {state === 'ready' && (deadline === undefined ? texts.soon : texts.until({ day: format.instant(deadline).date }))}
      <ul>
        {needs.map((need) => (
          <li key={need}>{texts.needs[need]}</li>
        ))}
      </ul>
    </div>
  )
}

/** A note that a second owner has to approve, both before and after Stripe is ready. */
function Agreement({ cardPayments: { state, agreement, startsAt } }: { cardPayments: CardPayments }) {
  const { t } = useMessages('deskProtected')
  const formatInstant = useFormatInstant()
  const texts = t.deskProtected.waysToGive
  if (agreement === undefined || (agreement === 'missing' && state !== 'agreement')) return null
  if (startsAt === undefined) return <p>{texts.agreement[agreement]}</p>
  return <p>{texts.startsAt({ at: formatInstant(startsAt) })}</p>
}

const variables = ['STRIPE_PLATFORM_KEY_LIVE', 'STRIPE_PLATFORM_PUBLISHABLE_LIVE', 'STRIPE_PLATFORM_WEBHOOK_LIVE']

/** The environment variables that the installation owner has to set, collapsed because other users do not need them. */
function Variables() {
  const { t } = useMessages('deskProtected')
  return (
    <details>
      <summary>{t.deskProtected.waysToGive.forOperators}</summary>
      <ul dir="ltr">
        {variables.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
