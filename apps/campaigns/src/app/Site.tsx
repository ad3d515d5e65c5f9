import type { Screen } from '@minaret/plans'
import { CampaignsShell } from '@minaret/screens/shell'
import { Toasts, useBackOnline, useSite } from '@minaret/site/frame'
import { type Address, PageBoundary, PlainLink, PlainPlace, type Steps } from '@minaret/site/plain'
import { LinkProvider } from '@minaret/ui'
import type { ReactNode } from 'react'
import { built } from './built.ts'

export type SiteProps = {
  /** The address that was opened. */
  drawn: Address
  /** How one goes on from it; nothing on the host. */
  steps?: Steps
  children: ReactNode
}

const screens: readonly Screen[] = built

/** What stands around a page: its place, the shell of standalone campaigns, the messages. */
export function Site({ drawn, steps, children }: SiteProps) {
  const { origin, host } = useSite()
  return (
    <PlainPlace origin={origin} host={host} built={screens} drawn={drawn} steps={steps}>
      <LinkProvider link={PlainLink}>
        <Around>{children}</Around>
      </LinkProvider>
    </PlainPlace>
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
