import { useEffect, useState } from 'react'

/** How long typing rests before it is searched for, in milliseconds. */
const pause = 250

/** What was typed, once typing rests. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
