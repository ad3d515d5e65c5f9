import type { CSSProperties } from 'react'
import styles from './box.module.css'

/** A bar with its amount. */
export type BarRow = { label: string; minor: number; text: string }

const barStyle = (share: number): CSSProperties & { '--share': string } => ({ '--share': share.toFixed(4) })

/** Amounts as bars on a common scale. The text carries all the information; the bars are decorative. */
export function Bars({ rows }: { rows: readonly BarRow[] }) {
  const max = Math.max(1, ...rows.map(({ minor }) => minor))
  return (
    <dl className={styles.bars}>
      {rows.map(({ label, minor, text }) => (
        <div key={label} className={styles.bar} style={barStyle(minor / max)}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
