import { type Domain, useDomain } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { startTransition, useEffect, useState } from 'react'

/** The screens an email's link leads to, and under which name this tab keeps its token. */
const keys = {
  manageGift: 'managed',
  mendCard: 'managed',
  resetPassword: 'reset',
  confirmEmail: 'confirm',
  courseConfirm: 'apply',
  newsletterConfirm: 'subscribe',
  newsletterLeave: 'unsubscribe',
} as const

/** A screen that an email's link leads to. */
export type LinkedScreen = keyof typeof keys

/** What the address says in the token's place once the page has it. */
const openedMark = 'open'

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

/** The token of an address: its own, or the one this tab keeps. Nothing where it keeps none. */
export const tokenIn = (visit: Domain['visit'], screen: LinkedScreen, token: string): string | undefined =>
  token === openedMark ? visit.read(keys[screen], text) : token

/**
 * The token an email's link carries. It leaves the address at once, so that it is not copied, shared or kept with the
 * pages one has visited, and stays with the tab, so that a reload and the way back find it.
 * @returns nothing while it is not known yet, `null` when there is none
 */
export function useLinkToken(screen: LinkedScreen, token: string): string | null | undefined {
  const { visit } = useDomain()
  const [kept, setKept] = useState<string | null>()
  useEffect(() => {
    if (token === openedMark) {
      startTransition(() => setKept(tokenIn(visit, screen, openedMark) ?? null))
      return
    }
    visit.write(keys[screen], token)
    // Where storage is forbidden the address has to keep it.
    if (tokenIn(visit, screen, openedMark) === token)
      window.history.replaceState(window.history.state, '', pathTo(screen, { token: openedMark }))
  }, [visit, screen, token])
  return token === openedMark ? kept : token
}
