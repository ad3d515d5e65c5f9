import clsx from 'clsx'
import styles from './pattern.module.css'

/** An eight-pointed star: the icon for "now" (filled) and "next" (outlined). */
export function Star({ filled = false, className }: { filled?: boolean; className?: string }) {
  return (
    <svg
      className={clsx(styles.star, className)}
      viewBox="0 0 20 20"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  )
}
