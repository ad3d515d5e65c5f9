import type { CSSProperties } from 'react'
import styles from './box.module.css'

/** One bar with its figure. */
export type BarRow = { label: string; minor: number; text: string }

const lengthOf = (share: number): CSSProperties & { '--share': string } => ({ '--share': share.toFixed(4) })

/** Amounts as bars of one scale, each with its figure: the figures say all, the bars show it. */
export function Bars({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ minor }) => minor))
  return (
    <dl className={styles.bars}>
      {rows.map(({ label, minor, text }) => (
        <div key={label} className={styles.bar} style={lengthOf(minor / most)}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
