import type { LinkProps } from '@minaret/ui'
import { Link, useLocation } from 'react-router'
import { useSite } from './App.tsx'

/** The kit's link over the router: what it leads to is loaded as soon as someone reaches for it. */
export function SiteLink({ href, ref, children, ...rest }: LinkProps) {
  const { preload } = useSite()
  const { pathname } = useLocation()
  if (!href.startsWith('/') && !href.startsWith('?'))
    return (
      <a href={href} ref={ref} {...rest}>
        {children}
      </a>
    )
  const reach = () => preload(href)
  const [path] = href.split(/[?#]/)
  return (
    <Link
      {...rest}
      ref={ref}
      to={href}
      // Another month of the same page keeps its place on the screen.
      preventScrollReset={path === pathname || path === ''}
      onPointerEnter={reach}
      onFocus={reach}
      onTouchStart={reach}
    >
      {children}
    </Link>
  )
}
