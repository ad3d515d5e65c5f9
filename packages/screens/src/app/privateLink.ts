import { type Domain, useDomain } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { startTransition, useEffect, useState } from 'react'

/** The screens that links in emails open, and the storage key of their token in this tab. */
const keys = {
  manageGift: 'managed',
  mendCard: 'managed',
  resetPassword: 'reset',
  confirmEmail: 'confirm',
  courseConfirm: 'apply',
  newsletterConfirm: 'subscribe',
  newsletterLeave: 'unsubscribe',
} as const

/** A screen that a link in an email opens. */
export type LinkedScreen = keyof typeof keys

/** Replaces the token in the URL once the page has stored it. */
const openedPlaceholder = 'open'

const parseText = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

/** The token of a URL: its own, or the one stored in this tab; undefined if there is none. */
export const resolveToken = (visit: Domain['visit'], screen: LinkedScreen, token: string): string | undefined =>
  token === openedPlaceholder ? visit.read(keys[screen], parseText) : token

/**
 * The token of a link from an email. It is removed from the URL at once, so that it is not copied, shared or saved in the
 * history, and stored in the tab for reloads and back navigation.
 * @returns undefined while it is unknown, `null` if there is none
 */
export function useLinkToken(screen: LinkedScreen, token: string): string | null | undefined {
  const { visit } = useDomain()
  const [storedToken, setStoredToken] = useState<string | null>()
  useEffect(() => {
    if (token === openedPlaceholder) {
      startTransition(() => setStoredToken(resolveToken(visit, screen, openedPlaceholder) ?? null))
      return
    }
    visit.write(keys[screen], token)
    // If storage is forbidden, the URL has to keep the token.
    if (resolveToken(visit, screen, openedPlaceholder) === token)
      window.history.replaceState(window.history.state, '', pathTo(screen, { token: openedPlaceholder }))
  }, [visit, screen, token])
  return token === openedPlaceholder ? storedToken : token
}
