import { useEffect } from 'react'
import type { AppPort, AppState } from './port/index.ts'

/**
 * Tells the app what the page is doing, and answers its way back.
 * @param back what the way back does here; nothing where it must wait
 */
export function useReportState(port: AppPort | undefined, state: AppState, back?: () => void): void {
  const can = back !== undefined
  useEffect(() => port?.state(state, { back: can }), [port, state, can])
  useEffect(() => port?.onBack(() => back?.()), [port, back])
}
