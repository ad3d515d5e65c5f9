import { pathTo } from '@minaret/plans'
import { SiteHeader } from '@minaret/ui'
import type { ReactNode } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { Account } from './Account.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { useNameplate } from './useNameplate.ts'

/** What stands around the screens of standalone campaigns: the name, the way to one's account, the way back to all of them, the last line. */
export function CampaignsShell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const { path } = usePlace()
  const open = useOpenScreens()
  const all = pathTo('campaignsHome')
  const action = open('campaignsHome') && path !== all ? { href: all, label: t.site.campaigns } : undefined
  const header = <SiteHeader {...useNameplate()} account={open('login') && <Account />} action={action} />
  return <SiteFrame header={header}>{children}</SiteFrame>
}
