import type { CurrencyReport, DeskMosque, GivingReport } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, Checkbox, Select, SummaryList } from '@minaret/ui'
import { useState } from 'react'
import { saveEncodedFile, useMessages } from '../../app/index.ts'
import { DeskFrame, Loading, ModeNotice, MosqueText } from '../frame/index.ts'
import { GivingOverTime } from './GivingOverTime.tsx'
import { RegularChanges } from './RegularChanges.tsx'
import styles from './reports.module.css'
import { Shares } from './Shares.tsx'

const periods = [4, 13, 26, 52] as const

/** Reports: giving by week, Friday, cause, way and fund, and regular gifts gained and lost. */
export function ReportsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskReports')
  const texts = t.deskReports
  const [weeks, setWeeks] = useState<(typeof periods)[number]>(13)
  const query = useDeskQuery('reportView', { mosque: mosque.slug, weeks }, { staleTime: 0, keepPrevious: true })
  const journal = useDeskAction('reportJournal')
  return (
    <DeskFrame mosque={mosque} page="reports" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      <div className={styles.choice} data-print="hide">
        <Select
          label={texts.span}
          value={String(weeks)}
          options={periods.map((period) => ({ value: String(period), label: texts.weeks({ weeks: period }) }))}
          onChange={({ currentTarget: { value } }) =>
            setWeeks(periods.find((period) => String(period) === value) ?? 13)
          }
        />
        <Button tone="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button
          tone="quiet"
          busy={journal.isPending}
          onClick={() =>
            journal.mutate(
              { mosque: mosque.slug, weeks },
              { onSuccess: ({ data }) => saveEncodedFile(data, 'text/csv') },
            )
          }
        >
          {texts.journal}
        </Button>
      </div>
      {query.data ? (
        <Report mosque={mosque.slug} report={query.data} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function Report({ mosque, report }: { mosque: string; report: GivingReport }) {
  const { t, format } = useMessages('deskReports')
  const texts = t.deskReports
  const { mode, from, to, currencies, regular, weeklyEmail } = report
  return (
    <div className={styles.sections}>
      <ModeNotice mode={mode} texts={texts.modes} />
      <p className={styles.period}>{texts.period({ from: format.day(from).date, to: format.day(to).date })}</p>
      {currencies.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      {currencies.map((currencyReport) => (
        <Currency key={currencyReport.currency} report={currencyReport} />
      ))}
      <RegularChanges regular={regular} />
      <WeeklyEmailChoice mosque={mosque} isSubscribed={weeklyEmail} />
    </div>
  )
}

/** The user's subscription to the weekly email about giving. */
function WeeklyEmailChoice({ mosque, isSubscribed }: { mosque: string; isSubscribed: boolean }) {
  const { t } = useMessages('deskReports')
  const texts = t.deskReports
  const email = useDeskAction('reportEmailChange')
  // Set in the change event itself: the mutation becomes pending slightly later, and the checkbox would flicker.
  const [pendingChoice, setPendingChoice] = useState<boolean>()
  return (
    <section className={styles.card} aria-labelledby="email" data-print="hide">
      <h2 id="email">{texts.email}</h2>
      <Checkbox
        label={texts.emailMe}
        hint={texts.emailHint}
        checked={pendingChoice ?? isSubscribed}
        disabled={pendingChoice !== undefined}
        onChange={({ currentTarget: { checked } }) => {
          setPendingChoice(checked)
          email.mutate({ mosque, body: { wanted: checked } }, { onSettled: () => setPendingChoice(undefined) })
        }}
      />
    </section>
  )
}

function Currency({ report }: { report: CurrencyReport }) {
  const { t, format } = useMessages('deskReports')
  const texts = t.deskReports
  const { currency, amountMinor, inMinor, backMinor, gifts, weeks, fridays, causes, ways, funds } = report
  const formatMoney = (minor: number) => format.amount(minor, currency)
  const idOf = (part: string) => `${part}-${currency}`
  const wayNames: Readonly<Record<string, string>> = texts.ways
  return (
    <section className={styles.currency} aria-labelledby={idOf('currency')}>
      <h2 id={idOf('currency')}>{texts.givingIn({ currency: format.currencyName(currency) })}</h2>
      <section className={styles.card} aria-label={texts.totals}>
        <SummaryList
          items={[
            { label: texts.gifts, value: format.number(gifts) },
            { label: texts.received, value: formatMoney(inMinor) },
            ...(backMinor === 0 ? [] : [{ label: texts.returned, value: formatMoney(-backMinor) }]),
            { label: texts.total, value: formatMoney(amountMinor), total: true },
          ]}
        />
      </section>
      <GivingOverTime id={idOf('weeks')} title={texts.byWeek} column={texts.week} currency={currency} rows={weeks} />
      <GivingOverTime
        id={idOf('fridays')}
        title={texts.byFriday}
        column={texts.friday}
        currency={currency}
        rows={fridays}
        showsDifferences
      />
      <Shares
        id={idOf('causes')}
        title={texts.byCause}
        column={texts.cause}
        currency={currency}
        rows={causes}
        nameOf={(name) => <MosqueText>{name}</MosqueText>}
      />
      <Shares
        id={idOf('ways')}
        title={texts.byWay}
        column={texts.way}
        currency={currency}
        rows={ways}
        nameOf={(name) => wayNames[name] ?? name}
      />
      <Shares
        id={idOf('funds')}
        title={texts.byFund}
        column={texts.fund}
        currency={currency}
        rows={funds}
        nameOf={(name) => <MosqueText>{name}</MosqueText>}
      />
    </section>
  )
}
