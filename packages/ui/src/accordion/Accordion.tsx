import clsx from 'clsx'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Chevron } from '../icon/Chevron.tsx'
import styles from './accordion.module.css'

/** A question and its answer. */
export interface AccordionItem {
  /** The answer's `id`, for links to it: following one opens the answer. */
  id?: string
  /** The question or subject. */
  title: ReactNode
  /** The answer. */
  children: ReactNode
  /** Initially open. */
  open?: boolean
}

export interface AccordionProps {
  /** The questions, in order. */
  items: readonly AccordionItem[]
  /** The heading level of the titles. */
  level: 2 | 3 | 4
  /** Opening one closes the others. Older browsers leave them open. */
  single?: boolean
  className?: string
}

/** Collapsible questions as `details`, so that they work without scripts and the browser's search finds and opens them. */
export function Accordion({ items, level, single, className }: AccordionProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const Heading = `h${level}` as const

  // Everything is opened for printing. The shared name is removed, because it allows only one to be open.
  useEffect(() => {
    const closedItems: { details: HTMLDetailsElement; name: string | null }[] = []
    const unfold = () => {
      for (const details of list.current?.querySelectorAll('details') ?? []) {
        if (details.open) continue
        closedItems.push({ details, name: details.getAttribute('name') })
        details.removeAttribute('name')
        details.open = true
      }
    }
    const fold = () => {
      for (const { details, name } of closedItems.splice(0)) {
        details.open = false
        if (name !== null) details.setAttribute('name', name)
      }
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', fold)
    }
  }, [])

  return (
    <div className={clsx(styles.list, className)} ref={list}>
      {items.map(({ id, title, children, open }, i) => (
        <details className={styles.item} key={id ?? i} name={single ? name : undefined} open={open}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <Chevron className={styles.icon} />
          </summary>
          {/* The id is on the answer because a browser opens the `details` around a link's target, not the target itself. */}
          <div className={styles.answer} id={id}>
            {children}
          </div>
        </details>
      ))}
    </div>
  )
}
