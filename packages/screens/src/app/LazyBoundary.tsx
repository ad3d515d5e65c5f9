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
 * Holds a lazy part. When its props change before its code has loaded, React discards the server's HTML and whatever
 * somebody has typed there, so such a change waits until the part is hydrated.
 */
export function LazyBoundary({ fallback, onHydrated, children }: LazyBoundaryProps) {
  const [isHydrated, setHydrated] = useState(false)
  const whole = (
    <Suspense fallback={fallback}>
      {children}
      <HydrationSignal report={setHydrated} />
    </Suspense>
  )
  const [first] = useState(whole)
  const [isServerRendered] = useState(!useHydrated())
  useEffect(() => {
    if (isHydrated) onHydrated?.(isHydrated)
  }, [isHydrated, onHydrated])
  return isHydrated || !isServerRendered ? whole : first
}

/** Reports that its siblings are hydrated. */
function HydrationSignal({ report }: { report(isHydrated: boolean): void }) {
  useEffect(() => report(true), [report])
  return null
}
