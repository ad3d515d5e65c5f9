import type { Cause } from '@minaret/contract'
import { causeQueries, type Domain, useCauses, useTenant } from '@minaret/domain'
import { Button, ButtonLink, EmptyState, Notice, PageHeader, Section, Skeleton } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CauseRows } from '../cause-cards/index.ts'
import { GivingCard } from '../giving-card/index.ts'
import styles from './donate.module.css'

/** The donation page: a form with a choice of causes, and each cause's own page below. */
export function DonateScreen() {
  const { t, format } = useMessages('donate')
  const { websiteName, payment } = useTenant()
  const isCheckout = useIsCheckout()
  const lead = payment.setting === 'none' ? t.donate.leadNoCards : t.donate.lead
  return (
    <>
      <PageMeta title={t.donate.title} description={t.donate.description({ name: format.inText(websiteName) })} />
      {!isCheckout && <PageHeader title={t.donate.title} lead={lead} seed={websiteName} className={styles.head} />}
      <Section width={isCheckout ? 'narrow' : 'wide'}>
        <Causes />
      </Section>
    </>
  )
}

function Causes() {
  const { t } = useMessages('donate')
  const causes = useCauses()
  const isCheckout = useIsCheckout()
  if (causes.status === 'in progress') return <Skeleton shape="form" label={t.causes.loading} />
  if (causes.status === 'failure') {
    return (
      <Notice
        tone="warning"
        live="polite"
        title={t.causes.failed}
        action={<Button onClick={causes.retry}>{t.retry}</Button>}
      />
    )
  }
  if (causes.data.length === 0) {
    return (
      <EmptyState seed="donate" title={t.donate.none} action={<ButtonLink href="/">{t.donate.backHome}</ButtonLink>}>
        {t.donate.noneMore}
      </EmptyState>
    )
  }
  // The mosque's running costs first, then in its own order.
  const isGeneral = ({ kind }: Cause) => kind === 'general'
  const sortedCauses = [...causes.data.filter(isGeneral), ...causes.data.filter((cause) => !isGeneral(cause))]
  return (
    <div className={isCheckout ? undefined : styles.columns}>
      <div className={styles.form} data-first="">
        <GivingCard causes={sortedCauses} />
      </div>
      {!isCheckout && (
        <section className={styles.causes} aria-labelledby="causes">
          <h2 id="causes">{t.donate.causes}</h2>
          <CauseRows causes={sortedCauses} level={3} />
        </section>
      )}
    </div>
  )
}

/** Prefetches the causes. */
export const prefetchCauses = ({ api, queryClient }: Domain) => queryClient.prefetchQuery(causeQueries.list(api))
