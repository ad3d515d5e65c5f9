import { pathTo } from '@minaret/plans'
import { SiteHeader } from '@minaret/ui'
import type { ReactNode } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { useNameplate } from './useNameplate.ts'

/** What stands around the screens of standalone campaigns: the name, the one way back to all of them, the last line. */
export function CampaignsShell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const { path } = usePlace()
  const open = useOpenScreens()
  const all = pathTo('campaignsHome')
  const action = open('campaignsHome') && path !== all ? { href: all, label: t.site.campaigns } : undefined
  return <SiteFrame header={<SiteHeader {...useNameplate()} action={action} />}>{children}</SiteFrame>
}
