import { useSyncExternalStore } from 'react'
import { useDomain } from '../app/DomainProvider.tsx'
import { dateIn } from './dateIn.ts'

/** Today's date in the tenant's time zone, as `YYYY-MM-DD`. */
export function useToday(): string {
  const { clock, tenant } = useDomain()
  return useSyncExternalStore(
    clock.subscribe,
    () => dateIn(tenant.timeZone, clock.read()),
    () => dateIn(tenant.timeZone, clock.first),
  )
}
