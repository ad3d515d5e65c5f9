import clsx from 'clsx'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

/** A tab and what it shows. */
export interface TabItem<Id extends string = string> {
  /** What it is called in the address; unique among its siblings. */
  id: Id
  /** A word or two. */
  label: ReactNode
  /** What it shows. */
  children: ReactNode
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, for those who listen. */
  label: string
  /** The tabs, in their order. */
  tabs: readonly TabItem<Id>[]
  /** The tab shown. With `onChange` it is controlled, for a screen that keeps it in the address. */
  value?: Id
  /** The tab to begin with, when not controlled. Default: the first. */
  defaultValue?: Id
  /** Called with the tab one has gone to. */
  onChange?: (id: Id) => void
  className?: string
}

/** How much of a neighbour shows beside the chosen tab, so that one sees there are more. */
const peek = 32

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'

/**
 * A few views of one thing, one at a time (ARIA Authoring Practices: tabs with automatic activation). Every panel is in
 * the page: without scripts, and on paper, they stand one under the other.
 */
export function Tabs<Id extends string>({ label, tabs, value, defaultValue, onChange, className }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState(defaultValue)
  const wanted = value ?? kept
  const chosen = tabs.find(({ id }) => id === wanted) ?? tabs[0]

  // A panel with nothing to focus is a stop of its own, so that the keyboard can reach and scroll it.
  useEffect(() => {
    if (panel.current?.querySelector(focusable)) panel.current.removeAttribute('tabindex')
    else panel.current?.setAttribute('tabindex', '0')
  })

  // The chosen tab is in sight, also on a phone where they do not all fit. Only the row moves, never the page.
  useEffect(() => {
    const row = list.current?.getBoundingClientRect()
    const tab = list.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    if (!row || !tab) return
    const over = Math.max(0, tab.right - row.right + peek)
    const under = Math.min(0, tab.left - row.left - peek)
    list.current?.scrollBy({ left: over || under })
  }, [chosen?.id])

  const choose = (at: number) => {
    const tab = tabs[(at + tabs.length) % tabs.length]
    if (!tab) return
    setKept(tab.id)
    if (tab.id !== chosen?.id) onChange?.(tab.id)
    list.current?.querySelectorAll('button').item(tabs.indexOf(tab)).focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = tabs.findIndex(({ id }) => id === chosen?.id)
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = onwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const next = { [onwards]: at + 1, [back]: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }

  return (
    <div className={clsx(styles.tabs, className)}>
      {/* The key presses come from the tabs in it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }, i) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            className={styles.tab}
            aria-selected={id === chosen?.id}
            aria-controls={`${base}-${id}`}
            tabIndex={id === chosen?.id ? undefined : -1}
            onClick={() => choose(i)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label, children }) => (
        <div
          key={id}
          ref={id === chosen?.id ? panel : undefined}
          role="tabpanel"
          id={`${base}-${id}`}
          className={styles.panel}
          aria-labelledby={`${base}-${id}-tab`}
          data-closed={id === chosen?.id ? undefined : ''}
        >
          {/* Shown where the tabs are not. */}
          <p className={styles.heading}>{label}</p>
          {children}
        </div>
      ))}
    </div>
  )
}
