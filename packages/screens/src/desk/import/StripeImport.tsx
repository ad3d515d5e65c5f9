import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath, Loading } from '../frame/index.ts'
import styles from './import.module.css'

type StripeImportProps = {
  mosque: DeskMosque
  /** Called with the import's id once the listing has started. */
  onStarted(id: string): void
}

/** Regular gifts set up in Stripe by another system: a button to list them, and a warning while it may still change them. */
export function StripeImport({ mosque, onStarted }: StripeImportProps) {
  const { t } = useMessages('deskImport')
  const texts = t.deskImport.plans
  const overview = useDeskQuery('subscriptionImportView', { mosque: mosque.slug }, { staleTime: 0 })
  const list = useDeskAction('subscriptionImportStart', { toast: false })
  const mayList = mayUse('subscriptionImportStart', mosque.roles)
  return (
    <section className={styles.parts} aria-labelledby="stripe-import">
      <h2 id="stripe-import">{texts.title}</h2>
      <ManagedElsewhere mosque={mosque} />
      <p>{texts.how}</p>
      <p className={styles.hint}>{texts.hint}</p>
      {!overview.data && <Loading hasFailed={overview.isError} retry={() => void overview.refetch()} />}
      {overview.data && !overview.data.ready && (
        <p className={styles.hint}>
          {texts.notReady}{' '}
          <LineLink href={`${deskPath(mosque.slug, 'details')}/ways-to-give`}>{texts.openWays}</LineLink>
        </p>
      )}
      {overview.data?.ready && !mayList && <p className={styles.hint}>{texts.onlyOwners}</p>}
      {overview.data?.ready && mayList && (
        <ButtonRow>
          <Button
            tone="quiet"
            busy={list.isPending}
            onClick={() => list.mutate({ mosque: mosque.slug }, { onSuccess: ({ data }) => onStarted(data.id) })}
          >
            {texts.list}
          </Button>
        </ButtonRow>
      )}
    </section>
  )
}

/**
 * A warning that another system may still change adopted regular gifts; null once an owner has confirmed that it is switched
 * off.
 */
export function ManagedElsewhere({ mosque }: { mosque: DeskMosque }) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport.plans
  const overview = useDeskQuery(
    'subscriptionImportView',
    { mosque: mosque.slug },
    { staleTime: 0, enabled: mayUse('subscriptionImportView', mosque.roles) },
  )
  const confirmOff = useDeskAction('oldSystemOff', { refresh: 'mosque' })
  const count = overview.data?.elsewhere ?? 0
  if (count === 0) return null
  return (
    <Notice
      tone="warning"
      title={texts.elsewhereTitle({ count: format.number(count) })}
      action={
        mayUse('oldSystemOff', mosque.roles) && (
          <Button tone="quiet" busy={confirmOff.isPending} onClick={() => confirmOff.mutate({ mosque: mosque.slug })}>
            {texts.confirm}
          </Button>
        )
      }
    >
      <p>{texts.elsewhere}</p>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Notice>
  )
}
