import { useEffect } from 'react'
import type { AppPort, AppState } from './port/index.ts'

/**
 * Reports the page's state to the app, and handles the back button.
 * @param back handles the back button; undefined while it must wait
 */
export function useReportState(port: AppPort | undefined, state: AppState, back?: () => void): void {
  const canGoBack = back !== undefined
  useEffect(() => port?.state(state, { back: canGoBack }), [port, state, canGoBack])
  useEffect(() => port?.onBack(() => back?.()), [port, back])
}
