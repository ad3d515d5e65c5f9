import styles from './reports.module.css'

/** One bar: its positive part above the baseline, and its negative part below. */
export type Bar = { name: string; up: number; down: number; title: string }

/** The widths of a bar's column and of the bar, and the height of the chart, in SVG units. */
const [columnWidth, barWidth, height] = [10, 7, 100]

/**
 * A bar chart over time. The SVG has no text, because it is stretched to the available width, and mirrored for right-to-left
 * languages. The numbers are in the table below it.
 */
export function BarChart({ label, bars, from, to }: { label: string; bars: readonly Bar[]; from: string; to: string }) {
  const maxUp = Math.max(...bars.map(({ up }) => up), 0)
  const maxDown = Math.max(...bars.map(({ down }) => down), 0)
  const scale = maxUp + maxDown === 0 ? 0 : height / (maxUp + maxDown)
  const baseline = scale === 0 ? height : maxUp * scale
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * columnWidth} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {bars.map(({ name, up, down, title }, index) => (
          <g key={name}>
            <title>{title}</title>
            <rect x={index * columnWidth} y={0} width={columnWidth} height={height} className={styles.reach} />
            <rect
              x={index * columnWidth + (columnWidth - barWidth) / 2}
              y={baseline - up * scale}
              width={barWidth}
              height={up * scale}
              className={styles.up}
            />
            <rect
              x={index * columnWidth + (columnWidth - barWidth) / 2}
              y={baseline}
              width={barWidth}
              height={down * scale}
              className={styles.down}
            />
          </g>
        ))}
        <line x1={0} x2={bars.length * columnWidth} y1={baseline} y2={baseline} className={styles.base} />
      </svg>
      <figcaption className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}
