import type { Domain } from '@minaret/domain'
import type { Screen, TenantConfig } from '@minaret/plans'
import type { ReactNode } from 'react'
import type { Table } from '../table/index.ts'

/** The tenant's domain and the language of the pages. */
export type Pages = { domain: Domain; language: string }

/** The page at a URL, with its data loaded. */
export type OpenedPage = {
  /** The HTTP status. */
  status: number
  /** The screen it shows, if it is in the table. */
  screen?: Screen
  /** The content of `App`. */
  page: ReactNode
  /** The app's additions to `Boot`; sent as JSON. */
  boot?: object
}

/** An app whose pages the server renders: its screens, and a function that opens the page at a URL. */
export type SiteApp = {
  /** Its viewport setting, if it differs from the default. */
  viewport?: string
  /** Shown inside another app: it stores nothing in the browser and counts no visit. */
  inApp?: true
  /** The screens it has; `@minaret/plans` decides which of them a tenant offers. */
  built: readonly Screen[]
  table: Table
  /** Whether a tenant's page at a path belongs to this app; if undefined, every page does. */
  serves?(tenant: TenantConfig, path: string): boolean
  /** Opens the page at a URL, or returns a redirect. */
  open(request: Request, pages: Pages): Promise<OpenedPage | Response>
}
