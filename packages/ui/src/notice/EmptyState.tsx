import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import styles from './notice.module.css'

export interface EmptyStateProps {
  /** What is not there: "No appeals just now". */
  title: ReactNode
  /** Which heading it is on its page. Default 2. */
  level?: 1 | 2 | 3
  /** When there will be, or what to do instead. */
  children?: ReactNode
  /** The way on. */
  action?: ReactNode
  /** Seed of its pattern. */
  seed: string
  className?: string
}

/** A list with nothing in it, or a page that is not there: said kindly, with a way on. */
export function EmptyState({ title, level = 2, children, action, seed, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx(styles.empty, className)}>
      <div className={styles.plate}>
        <Pattern seed={seed} tile={136} weight={1.5} filled />
      </div>
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {children && <div className={styles.emptyWords}>{children}</div>}
      {action}
    </div>
  )
}
