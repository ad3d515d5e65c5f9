import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

export type LazyBoundaryProps = {
  /** Shown while the code loads and the server has rendered nothing. */
  fallback: ReactNode
  /** Called once React has hydrated the part. */
  onHydrated?(isHydrated: true): void
  /** The lazy part. */
  children: ReactNode
}

/**
 * The boundary of a lazy part. If its props changed before its code had loaded, React would discard the server's HTML and
 * the visitor's input in it, so such a change waits until the part is hydrated.
 */
export function LazyBoundary({ fallback, onHydrated, children }: LazyBoundaryProps) {
  const [isHydrated, setHydrated] = useState(false)
  const currentPart = (
    <Suspense fallback={fallback}>
      {children}
      <HydrationSignal report={setHydrated} />
    </Suspense>
  )
  const [initialPart] = useState(currentPart)
  const [isServerRendered] = useState(!useHydrated())
  useEffect(() => {
    if (isHydrated) onHydrated?.(isHydrated)
  }, [isHydrated, onHydrated])
  return isHydrated || !isServerRendered ? currentPart : initialPart
}

/** Reports that its siblings are hydrated. */
function HydrationSignal({ report }: { report(isHydrated: boolean): void }) {
  useEffect(() => report(true), [report])
  return null
}
