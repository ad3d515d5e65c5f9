import type { LinkProps } from '@minaret/ui'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

/** The kit's link: within the desk by the router, to a mosque's site by the browser. */
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
  // A step within a page, such as to the next month, keeps its place on the screen.
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
