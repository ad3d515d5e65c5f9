import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Chevron } from '../icon/Chevron.tsx'
import { Link } from '../link/Link.tsx'
import styles from './menu.module.css'

interface Entry {
  /** Unique among its siblings. */
  id: string
  /** The label: what it does or where it leads. */
  label: ReactNode
  /** An icon before the label, hidden from screen readers. */
  icon?: ReactNode
  /** The text for typeahead, if `label` is not plain text. */
  text?: string
}

/** A menu item: a link or an action. */
export type MenuItem = Entry &
  (
    | {
        /** The link's URL. */
        href: string
        onSelect?: never
        tone?: never
        disabled?: never
      }
    | {
        /** The action, called after the menu has closed. */
        onSelect: () => void
        href?: never
        /** `danger` for an action that cannot be undone; ask for confirmation first. */
        tone?: 'danger'
        /** Shown but not available. */
        disabled?: boolean
      }
  )

export interface MenuProps {
  /** The button's label: "More", "Share". */
  label: ReactNode
  /** The items, in order. */
  items: readonly MenuItem[]
  /** The button's tone. Default `quiet`. */
  tone?: 'primary' | 'quiet'
  /** The aligned edges of button and list. Default `start`. */
  align?: 'start' | 'end'
  className?: string
}

/**
 * A button that opens a menu of actions or links. Arrow keys, typeahead, Home, End, Escape and a press outside follow the ARIA
 * Authoring Practices, in both text directions. The list is rendered beside its button and not at the page's end, so that it
 * also works inside a `Dialog`.
 */
export function Menu({ label, items, tone = 'quiet', align = 'start', className }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const readDirection = () =>
    setDir(button.current && getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr')

  return (
    // Not `modal`: that would insert a stylesheet, which the page's policy forbids, and stop the page from scrolling.
    <Root modal={false} dir={dir} onOpenChange={readDirection}>
      <Trigger asChild>
        <Button ref={button} tone={tone} className={className}>
          {label}
          <Chevron className={styles.chevron} />
        </Button>
      </Trigger>
      <Content className={styles.list} align={align} sideOffset={6} collisionPadding={8} loop>
        {items.map(({ id, label, icon, text, href, tone, disabled, onSelect }) => {
          const content = (
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
              {content}
            </Item>
          ) : (
            <Item key={id} className={styles.item} data-ring="" textValue={text} asChild>
              <Link href={href}>{content}</Link>
            </Item>
          )
        })}
      </Content>
    </Root>
  )
}
