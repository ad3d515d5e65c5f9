import { memo } from 'react'
import styles from './card.module.css'

export interface TvCodeProps {
  /** The URL it opens, for screen readers. */
  label: string
  /** The width in modules, including the quiet zone. */
  size: number
  /** The dark modules, as an SVG path on a square of `size`. */
  path: string
}

/** A QR code for phones. Its background is off-white: bright white would burn in. */
export const TvCode = memo(function TvCode({ label, size, path }: TvCodeProps) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <rect width={size} height={size} fill="#dcdcd6" />
      <path d={path} fill="#000" />
    </svg>
  )
})
