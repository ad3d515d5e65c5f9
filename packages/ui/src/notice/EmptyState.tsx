import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import styles from './notice.module.css'

export interface EmptyStateProps {
  /** What is missing: "No campaigns right now". */
  title: ReactNode
  /** The title's heading level. Default 2. */
  level?: 1 | 2 | 3
  /** When to expect something, or what to do instead. */
  children?: ReactNode
  /** The next action. */
  action?: ReactNode
  /** Seed of the pattern. */
  seed: string
  className?: string
}

/** The message of an empty list or a missing page, with a next action. */
export function EmptyState({ title, level = 2, children, action, seed, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx(styles.empty, className)}>
      <div className={styles.plate}>
        <Pattern seed={seed} tile={136} weight={1.5} filled />
      </div>
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {children && <div className={styles.emptyText}>{children}</div>}
      {action}
    </div>
  )
}
