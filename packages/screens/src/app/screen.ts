import type { Domain } from '@minaret/domain'
import type { ComponentType } from 'react'

/** The parameters of the route. */
export type Params = Readonly<Record<string, string | undefined>>

/** A screen of the product, as an app mounts it. */
export type ScreenModule = {
  Screen: ComponentType<{ params: Params }>
  /**
   * Prefetches the screen's data. Rejects with an `ApiError` of status 404 if the URL's resource does not exist; the
   * screen itself shows any other failure.
   */
  prefetch?: (domain: Domain, at: { params: Params; search: URLSearchParams }) => Promise<unknown>
  /** Replaces the screen after a 404. Default: the general not-found page. */
  Missing?: ComponentType
}
