import clsx from 'clsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The shape of what is coming. */
  shape: 'text' | 'card' | 'strip' | 'table' | 'form'
  /** How many lines, cards or rows. */
  count?: number
  /** What is being fetched, for those who listen: "Loading prayer times". */
  label: string
  className?: string
}

const defaults = { text: 3, card: 3, strip: 6, table: 10, form: 3 } as const

/** The shape of what is coming, in its own size, so that nothing moves when it arrives. Says so once to those who listen. */
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
