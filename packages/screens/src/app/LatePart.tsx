import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

export type LatePartProps = {
  /** What stands there where nothing has been drawn and the code has not come. */
  fallback: ReactNode
  /** Called once it has been taken over. */
  onTaken?(taken: true): void
  /** The part, whose code comes late. */
  children: ReactNode
}

/**
 * Holds a part whose code comes after the page. React throws away what the host has drawn of it, and what somebody has
 * typed there, when anything given to it changes before its code has come: such a change waits until it has been taken
 * over.
 */
export function LatePart({ fallback, onTaken, children }: LatePartProps) {
  const [taken, setTaken] = useState(false)
  const whole = (
    <Suspense fallback={fallback}>
      {children}
      <Taken say={setTaken} />
    </Suspense>
  )
  const [first] = useState(whole)
  const [drawn] = useState(!useHydrated())
  useEffect(() => {
    if (taken) onTaken?.(taken)
  }, [taken, onTaken])
  return taken || !drawn ? whole : first
}

/** Says that what stands beside it is there. */
function Taken({ say }: { say(taken: boolean): void }) {
  useEffect(() => say(true), [say])
  return null
}
