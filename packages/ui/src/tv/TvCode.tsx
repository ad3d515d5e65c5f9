import { memo } from 'react'
import styles from './card.module.css'

export interface TvCodeProps {
  /** What it opens, for those who listen: the address. */
  label: string
  /** How many modules wide it is, its quiet edge among them. */
  size: number
  /** Its dark modules, as an SVG path on a square of `size`. */
  path: string
}

/** A code people hold their telephones to. Its ground is a soft white: a bright one would burn in. */
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
