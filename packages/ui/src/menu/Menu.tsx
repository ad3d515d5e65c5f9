import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Chevron } from '../mark/Chevron.tsx'
import { Link } from '../link/Link.tsx'
import styles from './menu.module.css'

interface Entry {
  /** Unique among its siblings. */
  id: string
  /** What it does or where it leads. */
  label: ReactNode
  /** A drawn mark before the label; for the eye only. */
  icon?: ReactNode
  /** Its words where `label` is more than text: typing their first letters goes to it. */
  text?: string
}

/** A line of a menu: it goes somewhere, or does something. */
export type MenuItem = Entry &
  (
    | {
        /** Where it leads. */
        href: string
        onSelect?: never
        tone?: never
        disabled?: never
      }
    | {
        /** What it does; the menu has closed by then. */
        onSelect: () => void
        href?: never
        /** `danger` cannot be undone; ask before doing it. */
        tone?: 'danger'
        /** Shown but not to be had now. */
        disabled?: boolean
      }
  )

export interface MenuProps {
  /** What the button says: "More", "Share". */
  label: ReactNode
  /** The lines, in their order. */
  items: readonly MenuItem[]
  /** How much the button weighs. Default `quiet`. */
  tone?: 'primary' | 'quiet'
  /** Which edges of button and list lie in a line. Default `start`. */
  align?: 'start' | 'end'
  className?: string
}

/**
 * A button with a few actions or links behind it. Arrows, first letters, Home, End, Escape and a press beside it behave as
 * the ARIA Authoring Practices say, in both directions of reading. The list stands beside its button and not at the
 * page's end, so that it works inside a `Dialog` too.
 */
export function Menu({ label, items, tone = 'quiet', align = 'start', className }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const readDirection = () =>
    setDir(button.current && getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr')

  return (
    // Not `modal`: that would write a style sheet into the page, which its policy forbids, and hold the page still.
    <Root modal={false} dir={dir} onOpenChange={readDirection}>
      <Trigger asChild>
        <Button ref={button} tone={tone} className={className}>
          {label}
          <Chevron className={styles.chevron} />
        </Button>
      </Trigger>
      <Content className={styles.list} align={align} sideOffset={6} collisionPadding={8} loop>
        {items.map(({ id, label, icon, text, href, tone, disabled, onSelect }) => {
          const words = (
            <>
              {icon && <span aria-hidden="true">{icon}</span>}
              {label}
            </>
          )
          return href === undefined ? (
            <Item
              key={id}
              className={styles.item}
              data-tone={tone}
              data-ring=""
              disabled={disabled}
              textValue={text}
              onSelect={onSelect}
            >
              {words}
            </Item>
          ) : (
            <Item key={id} className={styles.item} data-ring="" textValue={text} asChild>
              <Link href={href}>{words}</Link>
            </Item>
          )
        })}
      </Content>
    </Root>
  )
}
