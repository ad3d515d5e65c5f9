import type { Screen } from '@minaret/plans'
import { CampaignsShell } from '@minaret/screens/shell'
import { Toasts, useBackOnline, useSite } from '@minaret/site/frame'
import { type Address, PageBoundary, DocumentLink, RouterlessPlace, type Navigation } from '@minaret/site/routerless'
import { LinkProvider } from '@minaret/ui'
import type { ReactNode } from 'react'
import { built } from './built.ts'

export type SiteProps = {
  /** The address that was opened. */
  drawn: Address
  /** How one goes on from it; nothing on the host. */
  steps?: Navigation
  children: ReactNode
}

const screens: readonly Screen[] = built

/** What stands around a page: its place, the shell of standalone campaigns, the messages. */
export function Site({ drawn, steps, children }: SiteProps) {
  const { origin, host } = useSite()
  return (
    <RouterlessPlace origin={origin} host={host} built={screens} drawn={drawn} navigation={steps}>
      <LinkProvider link={DocumentLink}>
        <Around>{children}</Around>
      </LinkProvider>
    </RouterlessPlace>
  )
}

function Around({ children }: { children: ReactNode }) {
  useBackOnline()
  return (
    <>
      <CampaignsShell>
        <PageBoundary>{children}</PageBoundary>
      </CampaignsShell>
      <Toasts />
    </>
  )
}
