import { cycleQueries, type Domain, useDomain } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { startTransition, useEffect, useState } from 'react'
import type { Params } from '../app/screen.ts'

/** What the address says in the token's place once the page has it. */
const taken = 'open'
const key = 'managed'

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

/** The token of an address: its own, or the one this tab keeps. Nothing where it keeps none. */
const referenceIn = (visit: Domain['visit'], token: string): string | undefined =>
  token === taken ? visit.read(key, text) : token

/**
 * The token a letter's link carries. It leaves the address at once, so that it is not copied, shared or kept with the
 * pages one has visited, and stays with the tab, so that a reload and the way back find it.
 * @returns nothing while it is not known yet, `null` when there is none
 */
export function useReference(screen: 'manageGift' | 'mendCard', token: string): string | null | undefined {
  const { visit } = useDomain()
  const [kept, setKept] = useState<string | null>()
  useEffect(() => {
    if (token === taken) {
      startTransition(() => setKept(referenceIn(visit, taken) ?? null))
      return
    }
    visit.write(key, token)
    // Where storage is forbidden the address has to keep it.
    if (referenceIn(visit, taken) === token)
      window.history.replaceState(window.history.state, '', pathTo(screen, { token: taken }))
  }, [visit, screen, token])
  return token === taken ? kept : token
}

/** Loads the regular gift, where the token is at hand. */
export async function prefetchManaged({ api, queryClient, visit }: Domain, { params }: { params: Params }) {
  const reference = referenceIn(visit, params.token ?? '')
  if (reference) await queryClient.prefetchQuery(cycleQueries.managed(api, reference))
}
