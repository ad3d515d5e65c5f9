import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '../link/Link.tsx'
import styles from './button.module.css'

interface Looks {
  /** How much the action weighs on this screen: at most one `primary` per form. `danger` cannot be undone. */
  tone?: 'primary' | 'quiet' | 'danger'
  /** `large` is for the one action a phone's thumb is waiting for. */
  size?: 'medium' | 'large'
  /** As wide as its place. */
  wide?: boolean
}

export type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** The action is under way: the label stays, clicks do nothing, focus is kept. */
    busy?: boolean
  }

/** Does something here. To go somewhere, use `ButtonLink`. */
export function Button({
  tone = 'primary',
  size = 'medium',
  wide,
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(styles.button, className)}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export type ButtonLinkProps = LinkProps & Looks

/** Goes somewhere, and weighs as much as a button. A real link: it can be opened in a new tab. */
export function ButtonLink({ tone = 'primary', size = 'medium', wide, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={clsx(styles.button, className)}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
    />
  )
}
