import type { ComponentProps, ReactNode } from 'react'
import styles from './panel.module.css'

/** A column of panels, notices and lists below the heading of a page. */
export function Sections({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${styles.sections} ${className}`} />
}

export type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The heading; undefined if the content explains itself. */
  title?: ReactNode
  /** The heading's id, by which it labels the panel. Otherwise set an `aria-label`. */
  id?: string
}

/** A framed section of a page with its heading. */
export function Panel({ id, title, className = '', children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={`${styles.panel} ${className}`} aria-labelledby={id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  )
}
