import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { SiteHeader } from '@minaret/ui'
import type { ReactNode } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { Account } from './Account.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { useNameplate } from './useNameplate.ts'

/** What stands around the screens of standalone campaigns: the name, the way to all of them, to one's account and to give, the last line. */
export function CampaignsShell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const { path } = usePlace()
  const { payment } = useTenant()
  const open = useOpenScreens()
  const all = pathTo('campaignsHome')
  // A campaign's own form is on its page; elsewhere one chooses first, beginning with the campaign that stands large.
  const give = path.startsWith(pathTo('campaign')) ? '#give' : `${all}#give`
  const header = (
    <SiteHeader
      {...useNameplate()}
      nav={open('campaignsHome') ? [{ href: all, label: t.site.campaigns, current: path === all }] : []}
      account={open('login') && <Account />}
      action={payment.setting === 'none' ? undefined : { href: give, label: t.site.donate }}
    />
  )
  return <SiteFrame header={header}>{children}</SiteFrame>
}
