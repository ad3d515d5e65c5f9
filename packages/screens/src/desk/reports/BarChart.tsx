import styles from './reports.module.css'

/** One bar: what stands above the line, and what hangs below it. */
export type Bar = { name: string; up: number; down: number; title: string }

/** A bar's place and the bar itself, in the drawing's own units. */
const [place, thickness, height] = [10, 7, 100]

/**
 * Bars over time, with no words in the drawing: it is stretched to the room there is, and turned about where people read from
 * right to left. The numbers are in the table below it.
 */
export function BarChart({ label, bars, from, to }: { label: string; bars: readonly Bar[]; from: string; to: string }) {
  const top = Math.max(...bars.map(({ up }) => up), 0)
  const bottom = Math.max(...bars.map(({ down }) => down), 0)
  const scale = top + bottom === 0 ? 0 : height / (top + bottom)
  const line = scale === 0 ? height : top * scale
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * place} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {bars.map(({ name, up, down, title }, at) => (
          <g key={name}>
            <title>{title}</title>
            <rect x={at * place} y={0} width={place} height={height} className={styles.reach} />
            <rect
              x={at * place + (place - thickness) / 2}
              y={line - up * scale}
              width={thickness}
              height={up * scale}
              className={styles.up}
            />
            <rect
              x={at * place + (place - thickness) / 2}
              y={line}
              width={thickness}
              height={down * scale}
              className={styles.down}
            />
          </g>
        ))}
        <line x1={0} x2={bars.length * place} y1={line} y2={line} className={styles.base} />
      </svg>
      <figcaption className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}
