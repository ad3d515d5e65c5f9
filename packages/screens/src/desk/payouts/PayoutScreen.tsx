import type { DeskMosque, PayoutDetail } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { Button, LineLink, Notice, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, ModeNotice, Panel, Sections } from '../frame/index.ts'
import { PayoutLines } from './PayoutLines.tsx'
import styles from './payouts.module.css'

/** One payout: its status, totals and lines. */
export function PayoutScreen({ mosque, id }: { mosque: DeskMosque; id: string }) {
  const { t, format } = useMessages('desk', 'deskPayouts')
  const texts = t.deskPayouts
  const query = useDeskQuery('payoutView', { mosque: mosque.slug, payout: id }, { staleTime: 0 })
  const payout = query.data
  const title = payout ? texts.titleOf({ amount: format.amount(payout.amountMinor, payout.currency) }) : texts.title
  return (
    <DeskFrame mosque={mosque} page="payouts" title={title}>
      <LineLink href={deskPath(mosque.slug, 'payouts')} data-print="hide">
        {texts.back}
      </LineLink>
      <h1>{title}</h1>
      {payout ? (
        <PayoutSections mosque={mosque.slug} payout={payout} />
      ) : (
        <Loading shape="text" hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function PayoutSections({ mosque, payout }: { mosque: string; payout: PayoutDetail }) {
  const { t, format } = useMessages('deskPayouts')
  const texts = t.deskPayouts
  const { mode, state, day, itemising, failure, id } = payout
  return (
    <>
      <p className={styles.status}>
        <span className={styles.state} data-state={state}>
          {texts.states[state]({ day: format.day(day).date })}
        </span>
        {' · '}
        <span className={styles.id}>{id}</span>
      </p>
      <Sections className={styles.sections}>
        <ModeNotice mode={mode} texts={texts.modes} />
        {failure && (
          <Notice tone="warning" title={texts.failed}>
            {failure}
          </Notice>
        )}
        {itemising === 'listed' ? (
          <>
            <Totals payout={payout} />
            <PayoutLines mosque={mosque} payout={payout} />
            <div data-print="hide">
              <Button tone="quiet" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </div>
          </>
        ) : (
          <Notice title={texts.closedTitles[itemising]}>{texts.closedReasons[itemising]}</Notice>
        )}
      </Sections>
    </>
  )
}

/** The totals of a payout by kind, with notices about unmatched lines. */
function Totals({ payout }: { payout: PayoutDetail }) {
  const { t, format } = useMessages('deskPayouts')
  const texts = t.deskPayouts
  const { amountMinor, currency, totals, unmatchedCount, unmatchedMinor, differenceMinor } = payout
  const formatMoney = (minor: number) => format.amount(minor, currency)
  return (
    <Panel id="parts" title={texts.parts}>
      <SummaryList
        items={[
          ...totals.map(({ kind, amountMinor: kindMinor, count }) => ({
            label:
              count > 1 ? texts.several({ kind: texts.kinds[kind], count: format.number(count) }) : texts.kinds[kind],
            value: formatMoney(kindMinor),
          })),
          { label: amountMinor < 0 ? texts.totalOut : texts.total, value: formatMoney(amountMinor), total: true },
        ]}
      />
      {unmatchedCount > 0 && (
        <Notice tone="info">
          {texts.unmatched({
            count: unmatchedCount,
            shown: format.number(unmatchedCount),
            amount: formatMoney(unmatchedMinor),
          })}
        </Notice>
      )}
      {differenceMinor !== 0 && (
        <Notice tone="warning">{texts.difference({ amount: formatMoney(differenceMinor) })}</Notice>
      )}
    </Panel>
  )
}
