import { useTenant } from '@minaret/domain'
import { openRoutes } from '@minaret/plans'
import { usePageLocation } from '@minaret/screens/app'
import type { LinkProps } from '@minaret/ui'

/**
 * The UI library's link for an app in which every page is a document: an anchor. A URL that would redirect is replaced by the
 * page's canonical URL, which saves a request.
 */
export function DocumentLink({ href, children, ...rest }: LinkProps) {
  const { availableScreens } = usePageLocation()
  const tenant = useTenant()
  const [path = ''] = href.split(/[?#]/)
  const canonicalPath = openRoutes(availableScreens, tenant).find((route) => route.path === path)?.canonical
  return (
    <a {...rest} href={canonicalPath === undefined ? href : canonicalPath + href.slice(path.length)}>
      {children}
    </a>
  )
}
