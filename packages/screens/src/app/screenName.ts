import type { Screen } from '@minaret/plans'
import type { CommonWords } from '../messages/index.ts'

/** What a link to a screen is called. */
export function screenName({ site }: CommonWords, screen: Screen): string {
  const names: Partial<Record<Screen, string>> = site.screens
  return names[screen] ?? screen
}
