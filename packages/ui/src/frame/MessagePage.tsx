import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import styles from './frame.module.css'

interface CenteredPageProps {
  /** What stands in the middle. */
  children: ReactNode
  /** Draws the pattern of this seed around it. */
  seed?: string
  className?: string
}

/** Room with one thing in its middle, under a quiet pattern. Put it inside `Page` or `WebviewFrame`: it is no landmark. */
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
  /** The code for those who ask for help: "404". */
  code?: ReactNode
  /** What to do, in a sentence or two. */
  children?: ReactNode
  /** Ways on: one button that weighs, and quiet ones. */
  actions?: ReactNode
  /** It happened just now, under one's hands: it is read at once. Not for a page that came like this. */
  sudden?: boolean
  /** Seed of the pattern around it. */
  seed: string
  className?: string
}

/** A page that is not there, or that broke: said in a sentence, with ways on. */
export function MessagePage({ title, code, children, actions, sudden, seed, className }: MessagePageProps) {
  return (
    <CenteredPage seed={seed} className={className}>
      <div className={styles.message} role={sudden ? 'alert' : undefined}>
        {code && <p className={styles.code}>{code}</p>}
        <h1>{title}</h1>
        {children && <div className={styles.words}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </CenteredPage>
  )
}
