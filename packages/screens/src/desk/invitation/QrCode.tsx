import styles from './invitation.module.css'

/** A QR code. @param rows a string per row, `1` for dark modules, including the light border */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length
  const path = rows
    .flatMap((row, y) => Array.from(row, String).map((cell, x) => (cell === '1' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
