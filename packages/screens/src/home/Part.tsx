import { pathTo, type Screen } from '@minaret/plans'
import { LineLink } from '@minaret/ui'
import { useId, type ReactNode } from 'react'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import styles from './home.module.css'

export type PartProps = {
  title: string
  /** The label of the link to the screen with more. */
  allLabel?: string
  /** The screen with more; if it is closed, there is no link. */
  screen?: Screen
  children: ReactNode
}

/** A section with its heading and a link to the screen with more. */
export function Part({ title, allLabel, screen, children }: PartProps) {
  const canOpen = useOpenScreens()
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {screen && canOpen(screen) && <LineLink href={pathTo(screen)}>{allLabel}</LineLink>}
      </div>
      {children}
    </section>
  )
}
