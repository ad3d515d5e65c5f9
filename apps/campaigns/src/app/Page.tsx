import type { Params } from '@minaret/screens/app'
import { NotFoundScreen } from '@minaret/screens/not-found'
import { loadedScreens } from '@minaret/site/frame'
import { createElement } from 'react'
import type { AppScreen } from './screenNames.ts'

/** The page of an address, as resolved by the server and passed to the browser. */
export type PageState = {
  /** The screen, whose code is loaded; undefined if the tenant has no page at the address. */
  screen?: AppScreen
  params: Params
  /** Whether the record named in the address does not exist. */
  isMissing: boolean
}

/** Renders the screen of an address, or "not found". */
export function Page({ screen, params, isMissing }: PageState) {
  const module = screen && loadedScreens.get(screen)
  if (!module) return <NotFoundScreen />
  return isMissing ? createElement(module.Missing ?? NotFoundScreen) : createElement(module.Screen, { params })
}
