import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type { ToastsState } from '../toasts/toasts.ts'
import type { Desk } from './createDesk.ts'

const DeskContext = createContext<Desk | null>(null)

/** Provides the desk to the hooks of this folder. */
export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  return (
    <DeskContext value={desk}>
      <QueryClientProvider client={desk.queryClient}>{children}</QueryClientProvider>
    </DeskContext>
  )
}

/** The desk of the nearest provider. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('This hook needs a <DeskProvider> above the component that calls it.')
  return desk
}

/** The desk's toasts. */
export const useDeskToasts = (): ToastsState => useStore(useDesk().toasts)
