import type { ReportDay } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { BarChart } from './BarChart.tsx'
import styles from './reports.module.css'
import { Total } from './Shares.tsx'

type OverTimeProps = {
  /** The id of the section's heading. */
  id: string
  title: string
  /** The heading of the first column: week or Friday. */
  column: string
  currency: string
  rows: readonly ReportDay[]
  /** Whether each row shows the difference from the one before. */
  compared?: boolean
}

/** Giving by week or Friday: a bar chart, and a table with the newest first. */
export function OverTime({ id, title, column, currency, rows, compared = false }: OverTimeProps) {
  const { t, format } = useMessages('deskReports')
  const texts = t.deskReports
  const money = (amountMinor: number) => format.amount(amountMinor, currency)
  const day = (date: string | undefined) => (date === undefined ? '' : format.day(date).date)
  const total = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const difference = (index: number) => {
    const [row, previous] = [rows[index], rows[index - 1]]
    if (!compared || !row || !previous) return undefined
    const increase = row.amountMinor - previous.amountMinor
    if (increase === 0) return texts.same
    return increase > 0 ? texts.more({ amount: money(increase) }) : texts.less({ amount: money(-increase) })
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {compared && <p className={styles.hint}>{texts.fridayLead}</p>}
      <BarChart
        label={title}
        bars={rows.map(({ day: date, amountMinor }) => ({
          name: date,
          up: Math.max(amountMinor, 0),
          down: Math.max(-amountMinor, 0),
          title: `${day(date)}: ${money(amountMinor)}`,
        }))}
        from={day(rows[0]?.day)}
        to={day(rows.at(-1)?.day)}
      />
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{texts.gifts}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .map((row, index) => ({ ...row, difference: difference(index) }))
            .toReversed()
            .map((row) => (
              <tr key={row.day}>
                <th scope="row">{day(row.day)}</th>
                <td>{format.number(row.gifts)}</td>
                <td>
                  {money(row.amountMinor)}
                  {row.difference && <small className={styles.difference}>{row.difference}</small>}
                </td>
              </tr>
            ))}
        </tbody>
        {!compared && (
          <Total
            label={texts.total}
            gifts={format.number(rows.reduce((sum, { gifts }) => sum + gifts, 0))}
            amount={money(total)}
          />
        )}
      </table>
    </section>
  )
}
