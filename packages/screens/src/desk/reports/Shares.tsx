import type { ReportRow } from '@minaret/contract/desk'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './reports.module.css'

type SharesProps = {
  /** The id of the section's heading. */
  id: string
  title: string
  currency: string
  rows: readonly ReportRow[]
  /** The heading of the first column: cause, way or fund. */
  column: string
  nameOf(name: string): ReactNode
}

/** Giving by cause, way or fund: a table with proportional bars. */
export function Shares({ id, title, currency, rows, column, nameOf }: SharesProps) {
  const { t, format } = useMessages('deskReports')
  const texts = t.deskReports
  const max = Math.max(...rows.map(({ amountMinor }) => amountMinor), 1)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{texts.gifts}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amountMinor, gifts }, index) => (
            // Two causes may have the same title.
            <tr key={`${name} ${index}`}>
              <th scope="row">
                {nameOf(name)}
                <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className={styles.share}>
                  <rect width={Math.max(0, (amountMinor / max) * 100)} height={4} className={styles.up} />
                </svg>
              </th>
              <td>{format.number(gifts)}</td>
              <td>{format.amount(amountMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
        <Total
          label={texts.total}
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

/** The total row of a table of giving. */
export const Total = ({ label, gifts, amount }: { label: string; gifts: string; amount: string }) => (
  <tfoot>
    <tr>
      <th scope="row">{label}</th>
      <td>{gifts}</td>
      <td>{amount}</td>
    </tr>
  </tfoot>
)
