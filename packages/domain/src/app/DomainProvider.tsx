import type { Api } from '@minaret/client'
import type { TenantConfig } from '@minaret/plans'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type { CurrencyState } from '../currency/currency.ts'
import type { SessionState } from '../session/session.ts'
import type { ToastsState } from '../toasts/toasts.ts'
import type { Domain } from './createDomain.ts'

const DomainContext = createContext<Domain | null>(null)

/** Provides a domain to the hooks of this package. */
export function DomainProvider({ domain, children }: { domain: Domain; children: ReactNode }) {
  return (
    <DomainContext value={domain}>
      <QueryClientProvider client={domain.queryClient}>{children}</QueryClientProvider>
    </DomainContext>
  )
}

/** The domain of the nearest `DomainProvider`. @throws if there is none */
export function useDomain(): Domain {
  const domain = use(DomainContext)
  if (!domain) throw new Error('There is no <DomainProvider>.')
  return domain
}

/** The API client of this page. */
export const useApi = (): Api => useDomain().api

/** The tenant of this site. */
export const useTenant = (): TenantConfig => useDomain().tenant

/** The currency the visitor gives in, and the setter for another. */
export const useCurrency = (): CurrencyState => useStore(useDomain().currency)

/** The logged-in user, a registration awaiting its email, and why the last session ended. */
export const useSession = (): SessionState => useStore(useDomain().session)

/** The toasts of this page. */
export const useToasts = (): ToastsState => useStore(useDomain().toasts)
