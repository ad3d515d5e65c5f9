import type { Screen } from '@minaret/plans'
import type { CommonMessages } from '../messages/index.ts'

/** The label of a link to a screen. */
export function screenName({ site }: CommonMessages, screen: Screen): string {
  const names: Partial<Record<Screen, string>> = site.screens
  return names[screen] ?? screen
}
