import type { Domain } from '@minaret/domain'
import type { Screen, TenantConfig } from '@minaret/plans'
import type { ReactNode } from 'react'
import type { Table } from '../table/index.ts'

/** Whose pages, and in which language. */
export type Pages = { domain: Domain; language: string }

/** The page at an address, its data asked for. */
export type OpenedPage = {
  /** HTTP code. */
  status: number
  /** The screen whose code it needs, when it shows one of the table. */
  screen?: Screen
  /** What stands within `App`. */
  page: ReactNode
  /** What the app's own start needs besides `Boot`; it travels as JSON. */
  boot?: object
}

/** An app whose pages the host draws: its screens, and how it finds the one at an address. */
export type SiteApp = {
  /** How its pages fill a phone's window, where that is not as everywhere. */
  viewport?: string
  /**
   * It is painted from what stands in the page itself: its sheets are there, and its scripts are asked for once it has been
   * painted. For pages that are mostly opened by somebody who has never been there.
   */
  paintsFirst?: true
  /** The screens it has. Which of them a tenant's people can reach is said by `@minaret/plans`. */
  built: readonly Screen[]
  table: Table
  /** Whether a tenant's page at a path is this app's; without it every page is. */
  serves?(tenant: TenantConfig, path: string): boolean
  /** Opens the page at an address; another address leads on by an answer of its own. */
  open(request: Request, pages: Pages): Promise<OpenedPage | Response>
}
