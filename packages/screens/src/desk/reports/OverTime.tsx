import type { ReportDay } from '@minaret/contract/desk'
import { useWords } from '../../app/index.ts'
import { BarChart } from './BarChart.tsx'
import styles from './reports.module.css'
import { Total } from './Shares.tsx'

type OverTimeProps = {
  /** Names the section's heading. */
  id: string
  title: string
  /** What the first column is: a week, a Friday. */
  column: string
  currency: string
  rows: readonly ReportDay[]
  /** Whether each line says how it differs from the one before. */
  compared?: boolean
}

/** Giving by week or by Friday: bars, and the numbers below them, the newest first. */
export function OverTime({ id, title, column, currency, rows, compared = false }: OverTimeProps) {
  const { t, format } = useWords('deskReports')
  const say = t.deskReports
  const money = (amountMinor: number) => format.amount(amountMinor, currency)
  const day = (date: string | undefined) => (date === undefined ? '' : format.day(date).date)
  const total = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const difference = (at: number) => {
    const [row, before] = [rows[at], rows[at - 1]]
    if (!compared || !row || !before) return undefined
    const more = row.amountMinor - before.amountMinor
    if (more === 0) return say.same
    return more > 0 ? say.more({ amount: money(more) }) : say.less({ amount: money(-more) })
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {compared && <p className={styles.hint}>{say.fridayLead}</p>}
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
            <th scope="col">{say.gifts}</th>
            <th scope="col">{say.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .map((row, at) => ({ ...row, difference: difference(at) }))
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
            label={say.total}
            gifts={format.number(rows.reduce((sum, { gifts }) => sum + gifts, 0))}
            amount={money(total)}
          />
        )}
      </table>
    </section>
  )
}
