import type { CurrencyReport, DeskMosque, GivingReport } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, Checkbox, Select, SummaryList } from '@minaret/ui'
import { useState } from 'react'
import { saveEncodedFile, useWords } from '../../app/index.ts'
import { DeskFrame, Loading, ModeNotice, MosqueText } from '../frame/index.ts'
import { OverTime } from './OverTime.tsx'
import { RegularChanges } from './RegularChanges.tsx'
import styles from './reports.module.css'
import { Shares } from './Shares.tsx'

const periods = [4, 13, 26, 52] as const

/** Reports: giving by week, Friday, cause, way and fund, and regular gifts gained and lost. */
export function ReportsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk', 'deskReports')
  const say = t.deskReports
  const [weeks, setWeeks] = useState<(typeof periods)[number]>(13)
  const loaded = useDeskQuery('reportView', { mosque: mosque.slug, weeks }, { staleTime: 0, keepPrevious: true })
  const journal = useDeskAction('reportJournal')
  return (
    <DeskFrame mosque={mosque} page="reports" title={say.title}>
      <h1>{say.title}</h1>
      <p className={styles.hint}>{say.lead}</p>
      <div className={styles.choice} data-print="hide">
        <Select
          label={say.span}
          value={String(weeks)}
          options={periods.map((period) => ({ value: String(period), label: say.weeks({ weeks: period }) }))}
          onChange={({ currentTarget: { value } }) =>
            setWeeks(periods.find((period) => String(period) === value) ?? 13)
          }
        />
        <Button tone="quiet" onClick={() => window.print()}>
          {say.print}
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
          {say.journal}
        </Button>
      </div>
      {loaded.data ? (
        <Report mosque={mosque.slug} report={loaded.data} />
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </DeskFrame>
  )
}

function Report({ mosque, report }: { mosque: string; report: GivingReport }) {
  const { t, format } = useWords('deskReports')
  const say = t.deskReports
  const { mode, from, to, currencies, regular, weeklyEmail } = report
  return (
    <div className={styles.sections}>
      <ModeNotice mode={mode} words={say.modes} />
      <p className={styles.period}>{say.period({ from: format.day(from).date, to: format.day(to).date })}</p>
      {currencies.length === 0 && <p className={styles.hint}>{say.none}</p>}
      {currencies.map((currencyReport) => (
        <Currency key={currencyReport.currency} report={currencyReport} />
      ))}
      <RegularChanges regular={regular} />
      <MondayEmail mosque={mosque} wanted={weeklyEmail} />
    </div>
  )
}

/** The user's subscription to the weekly email about giving. */
function MondayEmail({ mosque, wanted }: { mosque: string; wanted: boolean }) {
  const { t } = useWords('deskReports')
  const say = t.deskReports
  const email = useDeskAction('reportEmailChange')
  // Set on the press itself: the mutation becomes pending a moment later, and the checkbox would flicker meanwhile.
  const [chosen, setChosen] = useState<boolean>()
  return (
    <section className={styles.card} aria-labelledby="email" data-print="hide">
      <h2 id="email">{say.email}</h2>
      <Checkbox
        label={say.emailMe}
        hint={say.emailHint}
        checked={chosen ?? wanted}
        disabled={chosen !== undefined}
        onChange={({ currentTarget: { checked } }) => {
          setChosen(checked)
          email.mutate({ mosque, body: { wanted: checked } }, { onSettled: () => setChosen(undefined) })
        }}
      />
    </section>
  )
}

function Currency({ report }: { report: CurrencyReport }) {
  const { t, format } = useWords('deskReports')
  const say = t.deskReports
  const { currency, amountMinor, inMinor, backMinor, gifts, weeks, fridays, causes, ways, funds } = report
  const money = (minor: number) => format.amount(minor, currency)
  const id = (part: string) => `${part}-${currency}`
  const wayNames: Readonly<Record<string, string>> = say.ways
  return (
    <section className={styles.currency} aria-labelledby={id('currency')}>
      <h2 id={id('currency')}>{say.givingIn({ currency: format.currencyName(currency) })}</h2>
      <section className={styles.card} aria-label={say.totals}>
        <SummaryList
          items={[
            { label: say.gifts, value: format.number(gifts) },
            { label: say.cameIn, value: money(inMinor) },
            ...(backMinor === 0 ? [] : [{ label: say.wentBack, value: money(-backMinor) }]),
            { label: say.total, value: money(amountMinor), total: true },
          ]}
        />
      </section>
      <OverTime id={id('weeks')} title={say.byWeek} column={say.week} currency={currency} rows={weeks} />
      <OverTime
        id={id('fridays')}
        title={say.byFriday}
        column={say.friday}
        currency={currency}
        rows={fridays}
        compared
      />
      <Shares
        id={id('causes')}
        title={say.byCause}
        column={say.cause}
        currency={currency}
        rows={causes}
        nameOf={(name) => <MosqueText>{name}</MosqueText>}
      />
      <Shares
        id={id('ways')}
        title={say.byWay}
        column={say.way}
        currency={currency}
        rows={ways}
        nameOf={(name) => wayNames[name] ?? name}
      />
      <Shares
        id={id('funds')}
        title={say.byFund}
        column={say.fund}
        currency={currency}
        rows={funds}
        nameOf={(name) => <MosqueText>{name}</MosqueText>}
      />
    </section>
  )
}
