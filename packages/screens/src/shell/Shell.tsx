import { headerLinks, pathTo } from '@minaret/plans'
import { SiteHeader } from '@minaret/ui'
import type { ReactNode } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { useNameplate } from './useNameplate.ts'

/** What stands around every screen of the site: name and menu, the one action, the demonstration's notice, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const { path } = usePlace()
  const open = useOpenScreens()
  const nav = headerLinks.filter(open).map((screen) => {
    const href = pathTo(screen)
    return { href, label: screenName(t, screen), current: path === href }
  })
  const action = open('donate') ? { href: pathTo('donate'), label: t.site.donate } : undefined
  return <SiteFrame header={<SiteHeader {...useNameplate()} nav={nav} action={action} />}>{children}</SiteFrame>
}
