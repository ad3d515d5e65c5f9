import type { DeskMosque, PayoutListed, PayoutOverview } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, List, Notice } from '@minaret/ui'
import { useEffect } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, ModeNotice, Sections, useFormatInstant } from '../frame/index.ts'
import styles from './payouts.module.css'

/** The payment provider's payouts to the bank account. */
export function PayoutsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskPayouts')
  const texts = t.deskPayouts
  const query = useDeskQuery('payoutList', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="payouts" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {query.data ? (
        <Overview mosque={mosque.slug} overview={query.data} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function Overview({ mosque, overview }: { mosque: string; overview: PayoutOverview }) {
  const { t, format } = useMessages('deskPayouts')
  const texts = t.deskPayouts
  const { mutate, isPending, isIdle } = useDeskAction('payoutsRead')
  const { mode, connected, readAt, problem, payouts } = overview
  // Payouts have never been fetched from the provider: the first visit fetches them automatically.
  const isFirstVisit = connected && !readAt && !problem
  useEffect(() => {
    if (isFirstVisit && isIdle) mutate({ mosque })
  }, [isFirstVisit, isIdle, mutate, mosque])
  const formatInstant = useFormatInstant()
  const describeLastRead = () => (readAt ? texts.readAt({ at: formatInstant(readAt) }) : texts.notRead)
  return (
    <Sections>
      <ModeNotice mode={mode} texts={texts.modes} />
      {problem && (
        <Notice tone="warning" title={texts.problem}>
          {problem}
        </Notice>
      )}
      {connected && (
        <div className={styles.choice} data-print="hide">
          <Button tone="quiet" busy={isPending} onClick={() => mutate({ mosque })}>
            {texts.read}
          </Button>
          <p className={styles.hint}>{describeLastRead()}</p>
        </div>
      )}
      <List
        label={texts.title}
        empty={<p className={styles.hint}>{connected ? texts.none : texts.notConnected}</p>}
        rows={payouts.map((payout) => ({
          id: payout.id,
          title: format.amount(payout.amountMinor, payout.currency),
          href: `${deskPath(mosque, 'payouts')}/${payout.id}`,
          meta: <PayoutStatus payout={payout} />,
        }))}
      />
    </Sections>
  )
}

/** The status of a payout as text; failures also in colour. */
function PayoutStatus({ payout: { state, day, itemising } }: { payout: PayoutListed }) {
  const { t, format } = useMessages('deskPayouts')
  const texts = t.deskPayouts
  return (
    <>
      <span className={styles.state} data-state={state}>
        {texts.states[state]({ day: format.day(day).date })}
      </span>
      {itemising === 'manual' && ` · ${texts.manual}`}
    </>
  )
}
