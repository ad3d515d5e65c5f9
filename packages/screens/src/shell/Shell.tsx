import { useTenant } from '@minaret/domain'
import { footerKind, legalLinks, openBarLinks, openMenuGroups, pathTo, type Screen } from '@minaret/plans'
import type { ReactNode } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Account } from './Account.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** The shell of the website: header with menu and donate button, mode banner, and footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  const { availableScreens, path } = usePageLocation()
  const canOpen = useOpenScreens()
  const tenant = useTenant()
  const linksTo = (screens: readonly Screen[]) =>
    screens.filter(canOpen).map((screen) => {
      const href = pathTo(screen)
      return { href, label: screenName(t, screen), current: path === href }
    })
  const menu = openMenuGroups(availableScreens, tenant)
  const action = canOpen('donate') ? { href: pathTo('donate'), label: t.site.donate } : undefined
  const header = {
    nav: linksTo(openBarLinks(availableScreens, tenant)),
    menu: menu.map(({ name, screens }) => ({
      title: name === 'prayer' ? undefined : t.site.groups[name],
      items: linksTo(screens),
    })),
    search: canOpen('search') ? { href: pathTo('search'), label: screenName(t, 'search') } : undefined,
    account: canOpen('login') && <Account />,
    more: footerKind(tenant) === 'full' ? [] : linksTo(legalLinks),
    moreLabel: t.footer.label,
    action,
  }
  return <SiteFrame header={header}>{children}</SiteFrame>
}
