import { useEffect, useState } from 'react'

/** The pause after the last keystroke, in milliseconds. */
const delayMs = 250

/** Debounces a field's value. */
export function useDebounced(value: string): string {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), delayMs)
    return () => clearTimeout(timer)
  }, [value])
  return debouncedValue
}
