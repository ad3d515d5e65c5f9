import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import { createElement, type ReactNode } from 'react'

/** Code of screens that has arrived, for every tenant and every page alike. */
export const arrived = new Map<Screen, ScreenModule>()

/** What the server tells of a page whose subject is not there. */
export type Missing = { screen: string }

/** What to show in place of a screen whose subject is not there, when the screen says it in its own words. */
export function missingOf(told: unknown): ReactNode {
  if (typeof told !== 'object' || told === null || !('screen' in told)) return undefined
  const found = [...arrived].find(([screen]) => screen === told.screen)?.[1].Missing
  return found && createElement(found)
}
