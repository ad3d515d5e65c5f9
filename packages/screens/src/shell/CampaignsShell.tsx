import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import type { ReactNode } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Account } from './Account.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** The shell of standalone campaigns: a header with links to the campaigns, the account and donating, and a footer line. */
export function CampaignsShell({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  const { path } = usePageLocation()
  const { payment } = useTenant()
  const canOpen = useOpenScreens()
  const listPath = pathTo('campaignsHome')
  // On a campaign's page it links to its form; elsewhere to the featured campaign.
  const giveHref = path.startsWith(pathTo('campaign')) ? '#give' : `${listPath}#give`
  const header = {
    nav: canOpen('campaignsHome') ? [{ href: listPath, label: t.site.campaigns, current: path === listPath }] : [],
    account: canOpen('login') && <Account />,
    action: payment.setting === 'none' ? undefined : { href: giveHref, label: t.site.donate },
  }
  return <SiteFrame header={header}>{children}</SiteFrame>
}
