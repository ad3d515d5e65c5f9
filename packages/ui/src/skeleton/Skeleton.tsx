import clsx from 'clsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The shape of the content. */
  shape: 'text' | 'card' | 'strip' | 'table' | 'form'
  /** The number of lines, cards or rows. */
  count?: number
  /** The label for screen readers: "Loading prayer times". */
  label: string
  className?: string
}

const defaults = { text: 3, card: 3, strip: 6, table: 10, form: 3 } as const

/** A placeholder with the size of the loading content, so that nothing moves. Announced once to screen readers. */
export function Skeleton({ shape, count = defaults[shape], label, className }: SkeletonProps) {
  return (
    <div className={clsx(styles.skeleton, className)} data-shape={shape} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className={styles.piece} aria-hidden="true">
          {shape === 'card' && (
            <>
              <i className={styles.picture} />
              <i className={styles.line} />
              <i className={styles.line} />
            </>
          )}
          {(shape === 'strip' || shape === 'table') && (
            <>
              <i className={styles.line} />
              <i className={styles.cell} />
              <i className={styles.cell} />
            </>
          )}
          {(shape === 'text' || shape === 'form') && <i className={styles.line} />}
          {shape === 'form' && <i className={styles.box} />}
        </span>
      ))}
    </div>
  )
}
