import { useSite } from '@minaret/site/frame'
import type { LinkProps } from '@minaret/ui'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

/** The kit's link over the router: what it leads to is loaded as soon as someone reaches for it. */
export function SiteLink({ href, ref, children, ...rest }: LinkProps) {
  // Two slashes begin another host.
  if (/^(?:\/(?!\/)|\?)/.test(href))
    return (
      <VisitLink {...rest} ref={ref} href={href}>
        {children}
      </VisitLink>
    )
  return (
    <a href={href} ref={ref} {...rest}>
      {children}
    </a>
  )
}

/** Written over the router's own handler: its `Link` brings the code of a prefetching we do not use. */
function VisitLink({ href, onClick, children, ...rest }: LinkProps) {
  const { preload } = useSite()
  const { pathname } = useLocation()
  const [path] = href.split(/[?#]/)
  const visit = useLinkClickHandler<HTMLAnchorElement>(href, {
    target: rest.target,
    // Another month of the same page keeps its place on the screen.
    preventScrollReset: path === pathname || path === '',
  })
  const reach = () => preload(href)
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) visit(event)
      }}
      onPointerEnter={reach}
      onFocus={reach}
      onTouchStart={reach}
    >
      {children}
    </a>
  )
}
