import { useTenant } from '@minaret/domain'
import { isOpen, type Screen } from '@minaret/plans'
import { usePlace } from './PlaceProvider.tsx'

/** Tells whether a link to a screen leads anywhere: the app has it, and the tenant's people may open it. */
export function useOpenScreens(): (screen: Screen) => boolean {
  const tenant = useTenant()
  const { built } = usePlace()
  return (screen) => built.includes(screen) && isOpen(screen, tenant)
}
