import clsx from 'clsx'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Chevron } from '../mark/Chevron.tsx'
import styles from './accordion.module.css'

/** A question and its answer. */
export interface AccordionItem {
  /** The answer's `id`, for links to it: going there opens it. */
  id?: string
  /** The question, or what the answer is about. */
  title: ReactNode
  /** The answer. */
  children: ReactNode
  /** Open to begin with. */
  open?: boolean
}

export interface AccordionProps {
  /** The questions, in their order. */
  items: readonly AccordionItem[]
  /** Which heading each title is. */
  level: 2 | 3 | 4
  /** Opening one closes the others. Older browsers leave them open. */
  single?: boolean
  className?: string
}

/** Some questions to open: `details`, so it works before any script, and the browser's own search finds and opens them. */
export function Accordion({ items, level, single, className }: AccordionProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const Heading = `h${level}` as const

  // On paper nothing can be opened, so everything is. Their common name would keep all but one closed.
  useEffect(() => {
    const closed: { details: HTMLDetailsElement; name: string | null }[] = []
    const unfold = () => {
      for (const details of list.current?.querySelectorAll('details') ?? []) {
        if (details.open) continue
        closed.push({ details, name: details.getAttribute('name') })
        details.removeAttribute('name')
        details.open = true
      }
    }
    const fold = () => {
      for (const { details, name } of closed.splice(0)) {
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
            <Chevron className={styles.mark} />
          </summary>
          {/* The id stands here because a browser opens what encloses the place a link leads to, not the place itself. */}
          <div className={styles.answer} id={id}>
            {children}
          </div>
        </details>
      ))}
    </div>
  )
}
