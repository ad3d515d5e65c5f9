import type { Domain } from '@minaret/domain'
import type { ComponentType } from 'react'

/** The named parts of the address, as the route's pattern names them. */
export type Params = Readonly<Record<string, string | undefined>>

/** A screen of the product, as an app mounts it. */
export type ScreenModule = {
  Screen: ComponentType<{ params: Params }>
  /**
   * Starts what the screen will read. Rejects with an `ApiError` of status 404 when what the address names is not
   * there; every other failure is left for the screen to show.
   */
  prefetch?: (domain: Domain, at: { params: Params; search: URLSearchParams }) => Promise<unknown>
  /** What stands in its place when that is so; the general page of nothing found, where it has none. */
  Missing?: ComponentType
}
