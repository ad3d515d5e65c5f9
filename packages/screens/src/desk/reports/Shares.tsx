import type { ReportRow } from '@minaret/contract/desk'
import type { ReactNode } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './reports.module.css'

type SharesProps = {
  /** Names the section's heading. */
  id: string
  title: string
  currency: string
  rows: readonly ReportRow[]
  /** What the first column is: a cause, a way, a fund. */
  column: string
  nameOf(name: string): ReactNode
}

/** What giving was for, or how it came: each with a bar as long as its part, and its numbers. */
export function Shares({ id, title, currency, rows, column, nameOf }: SharesProps) {
  const { t, format } = useWords('deskReports')
  const say = t.deskReports
  const most = Math.max(...rows.map(({ amountMinor }) => amountMinor), 1)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{say.gifts}</th>
            <th scope="col">{say.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amountMinor, gifts }, at) => (
            // Two causes can have one title.
            <tr key={`${name} ${at}`}>
              <th scope="row">
                {nameOf(name)}
                <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className={styles.share}>
                  <rect width={Math.max(0, (amountMinor / most) * 100)} height={4} className={styles.up} />
                </svg>
              </th>
              <td>{format.number(gifts)}</td>
              <td>{format.amount(amountMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
        <Total
          label={say.total}
          gifts={format.number(rows.reduce((sum, { gifts }) => sum + gifts, 0))}
          amount={format.amount(
            rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
            currency,
          )}
        />
      </table>
    </section>
  )
}

/** The last line of a table of giving. */
export const Total = ({ label, gifts, amount }: { label: string; gifts: string; amount: string }) => (
  <tfoot>
    <tr>
      <th scope="row">{label}</th>
      <td>{gifts}</td>
      <td>{amount}</td>
    </tr>
  </tfoot>
)
