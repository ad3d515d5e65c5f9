import type { Params } from '@minaret/screens/app'
import { NotFoundScreen } from '@minaret/screens/not-found'
import { loadedScreens } from '@minaret/site/frame'
import { createElement } from 'react'
import type { BuiltScreen } from './built.ts'

/** Which page stands at an address: what the host has found out, and tells the browser. */
export type PageAt = {
  /** The screen, whose code has arrived; nothing where the tenant's people have no page. */
  screen?: BuiltScreen
  params: Params
  /** What the address names is not there. */
  missing: boolean
}

/** The screen of an address, or what is said where there is none. */
export function Page({ screen, params, missing }: PageAt) {
  const module = screen && loadedScreens.get(screen)
  if (!module) return <NotFoundScreen />
  return missing ? createElement(module.Missing ?? NotFoundScreen) : createElement(module.Screen, { params })
}
