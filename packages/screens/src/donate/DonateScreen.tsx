import { causeQueries, type Domain, useCauses, useTenant } from '@minaret/domain'
import { Button, ButtonLink, EmptyState, Notice, PageHeader, Section, Skeleton } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CauseRows } from '../cause-cards/index.ts'
import { FridayLink } from '../friday-link/index.ts'

/** The donation page: all causes. */
export function DonateScreen() {
  const { t, format } = useMessages('donate')
  const { websiteName, payment } = useTenant()
  const lead = payment.setting === 'none' ? t.donate.leadNoCards : t.donate.lead
  return (
    <>
      <PageMeta title={t.donate.title} description={t.donate.description({ name: format.inText(websiteName) })} />
      <PageHeader title={t.donate.title} lead={lead} seed={websiteName} />
      <Section>
        <p>
          <FridayLink />
        </p>
        <Causes />
      </Section>
    </>
  )
}

function Causes() {
  const { t } = useMessages('donate')
  const causes = useCauses()
  if (causes.status === 'in progress') return <Skeleton shape="card" count={3} label={t.causes.loading} />
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
  return <CauseRows causes={causes.data} level={2} />
}

/** Prefetches the causes. */
export const prefetchCauses = ({ api, queryClient }: Domain) => queryClient.prefetchQuery(causeQueries.list(api))
