import type { CardPayments, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { ButtonLink, LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, Sections } from '../frame/index.ts'
import { CardPaymentsCard } from './CardPaymentsCard.tsx'
import styles from './waysToGive.module.css'

/** Polling interval while an action by Stripe or a second owner is pending, in milliseconds. */
const pollInterval = 15_000
const openStates: readonly CardPayments['state'][] = ['needed', 'checking', 'agreement']

export type WaysToGiveScreenProps = {
  mosque: DeskMosque
  /** How the user returned from Stripe: from its form, or through an expired link. */
  returnStatus?: 'back' | 'again'
  /** Opens Stripe's form. */
  openStripe(url: string): void
}

/** The mosque's payment methods: card payments with their setup status, and bank transfers. */
export function WaysToGiveScreen({ mosque, returnStatus, openStripe }: WaysToGiveScreenProps) {
  const { t } = useMessages('deskProtected')
  const texts = t.deskProtected.waysToGive
  const mayView = mayUse('cardPaymentsView', mosque.roles)
  const query = useDeskQuery(
    'cardPaymentsView',
    { mosque: mosque.slug },
    {
      staleTime: 0,
      poll: (data) => data && openStates.includes(data.state) && pollInterval,
      enabled: mayView,
    },
  )
  return (
    <DeskFrame mosque={mosque} page="details" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      {!mayView && <Notice>{texts.noAccess}</Notice>}
      {mayView && !query.data && <Loading hasFailed={query.isError} retry={() => void query.refetch()} />}
      {mayView && query.data && (
        <Sections>
          <CardPaymentsCard
            mosque={mosque}
            cardPayments={query.data}
            returnStatus={returnStatus}
            openStripe={openStripe}
          />
          <section className={styles.card} aria-labelledby="bank-transfer">
            <h2 id="bank-transfer">{texts.bank.title}</h2>
            <p>{texts.bank.text}</p>
            <ButtonLink tone="quiet" href={`${deskPath(mosque.slug, 'details')}/protected`}>
              {texts.bank.open}
            </ButtonLink>
          </section>
        </Sections>
      )}
    </DeskFrame>
  )
}
