import clsx from 'clsx'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

/** A tab and its panel. */
export interface TabItem<Id extends string = string> {
  /** The id, also for URLs; unique among its siblings. */
  id: Id
  /** A word or two. */
  label: ReactNode
  /** The panel's content. */
  children: ReactNode
}

export interface TabsProps<Id extends string> {
  /** The tab list's label for screen readers. */
  label: string
  /** The tabs, in order. */
  tabs: readonly TabItem<Id>[]
  /** The selected tab. With `onChange` it is controlled, for a screen that keeps it in the URL. */
  value?: Id
  /** The initial tab, if not controlled. Default: the first. */
  defaultValue?: Id
  /** Called with the newly selected tab. */
  onChange?: (id: Id) => void
  className?: string
}

/** How much of a neighbour shows beside the selected tab, as a hint that there are more, in pixels. */
const peek = 32

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'

/**
 * Tabs with automatic activation (ARIA Authoring Practices). Every panel is in the page: without scripts, and in print, all are
 * shown one after another.
 */
export function Tabs<Id extends string>({ label, tabs, value, defaultValue, onChange, className }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const selectedId = value ?? ownValue
  const selectedTab = tabs.find(({ id }) => id === selectedId) ?? tabs[0]

  // A panel without focusable content is a tab stop, so that it can be reached and scrolled by keyboard.
  useEffect(() => {
    if (panel.current?.querySelector(focusable)) panel.current.removeAttribute('tabindex')
    else panel.current?.setAttribute('tabindex', '0')
  })

  // Scrolls the selected tab into view on a phone. Only the row scrolls, never the page.
  useEffect(() => {
    const row = list.current?.getBoundingClientRect()
    const tab = list.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    if (!row || !tab) return
    const overflowAtEnd = Math.max(0, tab.right - row.right + peek)
    const overflowAtStart = Math.min(0, tab.left - row.left - peek)
    list.current?.scrollBy({ left: overflowAtEnd || overflowAtStart })
  }, [selectedTab?.id])

  const select = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    setOwnValue(tab.id)
    if (tab.id !== selectedTab?.id) onChange?.(tab.id)
    list.current?.querySelectorAll('button').item(tabs.indexOf(tab)).focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const index = tabs.findIndex(({ id }) => id === selectedTab?.id)
    const forwardKey = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backKey = forwardKey === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const next = { [forwardKey]: index + 1, [backKey]: index - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    select(next)
  }

  return (
    <div className={clsx(styles.tabs, className)}>
      {/* Key events bubble from the tabs in it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }, i) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            className={styles.tab}
            aria-selected={id === selectedTab?.id}
            aria-controls={`${base}-${id}`}
            tabIndex={id === selectedTab?.id ? undefined : -1}
            onClick={() => select(i)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label, children }) => (
        <div
          key={id}
          ref={id === selectedTab?.id ? panel : undefined}
          role="tabpanel"
          id={`${base}-${id}`}
          className={styles.panel}
          aria-labelledby={`${base}-${id}-tab`}
          data-closed={id === selectedTab?.id ? undefined : ''}
        >
          {/* Shown if the tabs are not. */}
          <p className={styles.heading}>{label}</p>
          {children}
        </div>
      ))}
    </div>
  )
}
