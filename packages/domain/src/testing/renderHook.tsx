import './document.ts'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Domain } from '../app/createDomain.ts'
import { DomainProvider } from '../app/DomainProvider.tsx'

/** A hook on a page of its own. */
export type Rendered<T> = {
  /** What the hook says now. */
  now(): T
  leave(): void
}

/** Puts a hook on a page, as a component would call it. */
export async function renderHook<T>(domain: Domain, use: () => T): Promise<Rendered<T>> {
  const seen: T[] = []
  const root = createRoot(document.createElement('div'))
  const now = () => {
    const last = seen.at(-1)
    if (last === undefined) throw new Error('The hook has not been called yet.')
    return last
  }
  await new Promise<void>((resolve) => {
    function Probe() {
      seen.push(use())
      resolve()
      return null
    }
    root.render(
      <DomainProvider domain={domain}>
        <Probe />
      </DomainProvider>,
    )
  })
  return { now, leave: () => root.unmount() }
}

/** Waits until an expectation holds, looking often: a page answers within a few milliseconds, on a busy machine in seconds. */
export const until = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { interval: 4, timeout: 15_000 })
