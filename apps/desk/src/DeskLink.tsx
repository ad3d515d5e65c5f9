import type { LinkProps } from '@minaret/ui'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

/** The UI library's link: the router handles paths of the desk, and the browser all other URLs. */
export function DeskLink({ href, children, ...rest }: LinkProps) {
  if (/^\/(?!\/)/.test(href))
    return (
      <RoutedLink {...rest} href={href}>
        {children}
      </RoutedLink>
    )
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}

function RoutedLink({ href, onClick, children, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  // A link within a page, such as to the next month, keeps the scroll position.
  const preventScrollReset = href.split(/[?#]/)[0] === pathname
  const visit = useLinkClickHandler<HTMLAnchorElement>(href, { preventScrollReset })
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) visit(event)
      }}
    >
      {children}
    </a>
  )
}
