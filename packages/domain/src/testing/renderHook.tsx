import './document.ts'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Domain } from '../app/createDomain.ts'
import { DomainProvider } from '../app/DomainProvider.tsx'

/** A hook rendered on its own page. */
export type Rendered<T> = {
  /** The hook's current result. */
  now(): T
  unmount(): void
}

/** Renders a hook in a component. */
export async function renderHook<T>(domain: Domain, useHook: () => T): Promise<Rendered<T>> {
  const results: T[] = []
  const root = createRoot(document.createElement('div'))
  const now = () => {
    const last = results.at(-1)
    if (last === undefined) throw new Error('The hook has not rendered yet.')
    return last
  }
  await new Promise<void>((resolve) => {
    function Probe() {
      results.push(useHook())
      resolve()
      return null
    }
    root.render(
      <DomainProvider domain={domain}>
        <Probe />
      </DomainProvider>,
    )
  })
  return { now, unmount: () => root.unmount() }
}

/** Waits until an expectation holds: usually a few milliseconds, on a busy machine several seconds. */
export const waitFor = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { interval: 4, timeout: 15_000 })
