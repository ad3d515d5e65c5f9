import { useSite } from '@minaret/site/frame'
import type { LinkProps } from '@minaret/ui'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

const isServer = typeof window === 'undefined'

/** The UI library's link on the router: its target is preloaded on hover, focus or touch. */
export function SiteLink({ href, ref, children, ...rest }: LinkProps) {
  // Two slashes start a URL on another host.
  if (href.startsWith('?') || (href.startsWith('/') && !href.startsWith('//') && !isServer))
    return (
      <VisitLink {...rest} ref={ref} href={href}>
        {children}
      </VisitLink>
    )
  // The server renders a path as it is: it has no handlers, which take an eighth of a page's rendering.
  return (
    <a href={href} ref={ref} {...rest}>
      {children}
    </a>
  )
}

/** Uses the router's click handler directly: its `Link` includes prefetching code we do not use. */
function VisitLink({ href, onClick, children, ...rest }: LinkProps) {
  const { preload } = useSite()
  const { pathname } = useLocation()
  const [path] = href.split(/[?#]/)
  const visit = useLinkClickHandler<HTMLAnchorElement>(href, {
    target: rest.target,
    // A change within the same page, such as another month, keeps the scroll position.
    preventScrollReset: path === pathname || path === '',
  })
  const preloadTarget = () => preload(href)
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) visit(event)
      }}
      onPointerEnter={preloadTarget}
      onFocus={preloadTarget}
      onTouchStart={preloadTarget}
    >
      {children}
    </a>
  )
}
