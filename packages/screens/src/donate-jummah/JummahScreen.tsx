import type { Cause } from '@minaret/contract'
import { causeQueries, type Domain, useCauses, useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Link, Notice, PageHeader, Section, Skeleton } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CauseRows } from '../cause-cards/index.ts'
import { GivingCard } from '../giving-card/index.ts'
import { ActiveFridayGift } from './ActiveFridayGift.tsx'

/** The Friday giving page: the form for causes with weekly gifts, then the other causes. */
export function JummahScreen() {
  const { payment } = useTenant()
  return payment.setting === 'none' ? <NoCards /> : <CauseChoice />
}

/** The page without cards, which regular gifts need; an active Friday gift is still shown. */
function NoCards() {
  const { t } = useMessages('donate')
  const { user } = useSession()
  const { title, noCards, noCardsMore, toCauses } = t.donate.friday
  return (
    <>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} seed="friday" />
      {user && <ActiveFridayGift />}
      <Section>
        <EmptyState seed="donate" title={noCards} action={<ButtonLink href={pathTo('donate')}>{toCauses}</ButtonLink>}>
          {noCardsMore}
        </EmptyState>
      </Section>
    </>
  )
}

function CauseChoice() {
  const { t, format } = useMessages('donate')
  const { websiteName } = useTenant()
  const { title, lead, description } = t.donate.friday
  const causes = useCauses()
  // Only a logged-in user can have an active Friday gift.
  const { user } = useSession()
  const isCheckout = useIsCheckout()
  return (
    <>
      <PageMeta title={title} description={description({ name: format.inText(websiteName) })} />
      {!isCheckout && (
        <>
          <PageHeader title={title} lead={lead} seed={websiteName} />
          {user ? <ActiveFridayGift /> : <GuestLink />}
        </>
      )}
      {causes.status === 'success' ? (
        <FridayCauses causes={causes.data} />
      ) : (
        <Section>
          {causes.status === 'in progress' ? (
            <Skeleton shape="form" label={t.causes.loading} />
          ) : (
            <Notice
              tone="warning"
              live="polite"
              title={t.causes.failed}
              action={<Button onClick={causes.retry}>{t.retry}</Button>}
            />
          )}
        </Section>
      )}
    </>
  )
}

/** The link to manage a regular gift without an account. */
function GuestLink() {
  const { t } = useMessages('donate')
  const canOpen = useOpenScreens()
  if (!canOpen('manageGift')) return null
  return (
    <Section>
      <Link href={pathTo('manageGift', { token: 'new' })}>{t.donate.friday.running.guest}</Link>
    </Section>
  )
}

function FridayCauses({ causes }: { causes: readonly Cause[] }) {
  const { t } = useMessages('donate')
  const isCheckout = useIsCheckout()
  const fridayCauses = causes.filter(({ jummah }) => jummah)
  const otherCauses = causes.filter(({ jummah }) => !jummah)
  if (causes.length === 0) {
    return (
      <Section>
        <EmptyState seed="donate" title={t.donate.none} action={<ButtonLink href="/">{t.donate.backHome}</ButtonLink>}>
          {t.donate.noneMore}
        </EmptyState>
      </Section>
    )
  }
  return (
    <>
      {fridayCauses.length > 0 && (
        <Section width="narrow">
          <GivingCard causes={fridayCauses} often="weekly" />
        </Section>
      )}
      {otherCauses.length > 0 && !isCheckout && (
        <Section title={t.donate.friday.others}>
          <CauseRows causes={otherCauses} level={3} />
        </Section>
      )}
    </>
  )
}

/** Prefetches the causes. */
export const prefetchCauses = ({ api, queryClient }: Domain) => queryClient.prefetchQuery(causeQueries.list(api))
