import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import { createElement, type ReactNode } from 'react'

/** Screens whose code has loaded, shared by all tenants and pages. */
export const loadedScreens = new Map<Screen, ScreenModule>()

/** The server's marker of a page whose subject does not exist. */
export type MissingSubject = { screen: string }

/** Returns the screen's own not-found page, if it has one. */
export function notFoundPageOf(subject: unknown): ReactNode {
  if (typeof subject !== 'object' || subject === null || !('screen' in subject)) return undefined
  const NotFoundPage = [...loadedScreens].find(([screen]) => screen === subject.screen)?.[1].Missing
  return NotFoundPage && createElement(NotFoundPage)
}
