import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '../link/Link.tsx'
import styles from './button.module.css'

interface Appearance {
  /** The action's weight on the screen: at most one `primary` per form. `danger` cannot be undone. */
  tone?: 'primary' | 'quiet' | 'danger'
  /** `large` is for the main action on a phone. */
  size?: 'medium' | 'large'
  /** Fills the container's width. */
  wide?: boolean
}

export type ButtonProps = ComponentProps<'button'> &
  Appearance & {
    /** The action is in progress: the label and the focus stay, clicks do nothing. */
    busy?: boolean
  }

/** A button for an action. For navigation, use `ButtonLink`. */
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

export type ButtonLinkProps = LinkProps & Appearance

/** A link that looks like a button. It is a real link: it can be opened in a new tab. */
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
