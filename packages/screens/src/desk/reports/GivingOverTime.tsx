import type { ReportDay } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { BarChart } from './BarChart.tsx'
import styles from './reports.module.css'
import { Total } from './Shares.tsx'

type GivingOverTimeProps = {
  /** The id of the section's heading. */
  id: string
  title: string
  /** The heading of the first column: week or Friday. */
  column: string
  currency: string
  rows: readonly ReportDay[]
  /** Whether each row shows the difference from the one before. */
  showsDifferences?: boolean
}

/** Giving by week or Friday: a bar chart, and a table with the newest first. */
export function GivingOverTime({ id, title, column, currency, rows, showsDifferences = false }: GivingOverTimeProps) {
  const { t, format } = useMessages('deskReports')
  const texts = t.deskReports
  const formatMoney = (amountMinor: number) => format.amount(amountMinor, currency)
  const formatDay = (date: string | undefined) => (date === undefined ? '' : format.day(date).date)
  const total = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const describeDifference = (index: number) => {
    const [row, previousRow] = [rows[index], rows[index - 1]]
    if (!showsDifferences || !row || !previousRow) return undefined
    const increase = row.amountMinor - previousRow.amountMinor
    if (increase === 0) return texts.same
    return increase > 0 ? texts.more({ amount: formatMoney(increase) }) : texts.less({ amount: formatMoney(-increase) })
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {showsDifferences && <p className={styles.hint}>{texts.fridayLead}</p>}
      <BarChart
        label={title}
        bars={rows.map(({ day: date, amountMinor }) => ({
          name: date,
          up: Math.max(amountMinor, 0),
          down: Math.max(-amountMinor, 0),
          title: `${formatDay(date)}: ${formatMoney(amountMinor)}`,
        }))}
        from={formatDay(rows[0]?.day)}
        to={formatDay(rows.at(-1)?.day)}
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
            .map((row, index) => ({ ...row, difference: describeDifference(index) }))
            .toReversed()
            .map((row) => (
              <tr key={row.day}>
                <th scope="row">{formatDay(row.day)}</th>
                <td>{format.number(row.gifts)}</td>
                <td>
                  {formatMoney(row.amountMinor)}
                  {row.difference && <small className={styles.difference}>{row.difference}</small>}
                </td>
              </tr>
            ))}
        </tbody>
        {!showsDifferences && (
          <Total
            label={texts.total}
            gifts={format.number(rows.reduce((sum, { gifts }) => sum + gifts, 0))}
            amount={formatMoney(total)}
          />
        )}
      </table>
    </section>
  )
}
