import type { Domain } from '@minaret/domain'
import type { Screen, TenantConfig } from '@minaret/plans'
import type { ReactNode } from 'react'
import type { Table } from '../table/index.ts'

/** Whose pages, and in which language. */
export type Pages = { domain: Domain; language: string }

/** The page at an address, with its data loaded. */
export type OpenedPage = {
  /** HTTP code. */
  status: number
  /** The screen it shows, if it is one of the table. */
  screen?: Screen
  /** The content of `App`. */
  page: ReactNode
  /** What the app's own entry needs besides `Boot`; sent as JSON. */
  boot?: object
}

/** An app whose pages the server renders: its screens, and how it finds the one at an address. */
export type SiteApp = {
  /** Its viewport setting, where it differs from the default. */
  viewport?: string
  /** Shown inside another app: nothing of it is kept in the browser, and no visit is counted. */
  inApp?: true
  /** The screens it has; `@minaret/plans` decides which of them a tenant offers. */
  built: readonly Screen[]
  table: Table
  /** Whether a tenant's page at a path is this app's; without it every page is. */
  serves?(tenant: TenantConfig, path: string): boolean
  /** Opens the page at an address, or returns a redirect. */
  open(request: Request, pages: Pages): Promise<OpenedPage | Response>
}
