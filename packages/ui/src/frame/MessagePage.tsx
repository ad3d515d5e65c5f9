import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import styles from './frame.module.css'

interface CenteredPageProps {
  /** The centred content. */
  children: ReactNode
  /** Seed of the pattern around it. */
  seed?: string
  className?: string
}

/** Centred content with a quiet pattern around it. Put it inside `Page` or `WebviewFrame`: it is not a landmark. */
function CenteredPage({ children, seed, className }: CenteredPageProps) {
  return (
    <div className={clsx(styles.centred, className)}>
      {seed && <Pattern seed={seed} tile={176} weight={1.5} className={styles.ground} />}
      <div className={styles.middle}>{children}</div>
    </div>
  )
}

export interface MessagePageProps {
  /** What has happened, as the page's `h1`: "We could not find that page". */
  title: ReactNode
  /** A code to quote when asking for help: "404". */
  code?: ReactNode
  /** What to do, in a sentence or two. */
  children?: ReactNode
  /** The actions: one primary button, and quiet ones. */
  actions?: ReactNode
  /** It happened on the open page, so it is announced at once. Not for a page that was loaded like this. */
  announce?: boolean
  /** Seed of the pattern around it. */
  seed: string
  className?: string
}

/** A page for an error, such as not found or broken: a sentence, with actions. */
export function MessagePage({ title, code, children, actions, announce, seed, className }: MessagePageProps) {
  return (
    <CenteredPage seed={seed} className={className}>
      <div className={styles.message} role={announce ? 'alert' : undefined}>
        {code && <p className={styles.code}>{code}</p>}
        <h1>{title}</h1>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </CenteredPage>
  )
}
