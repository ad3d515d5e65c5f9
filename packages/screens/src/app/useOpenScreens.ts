import { useTenant } from '@minaret/domain'
import { hasContent, isOpen, type Screen } from '@minaret/plans'
import { usePageLocation } from './LocationProvider.tsx'

/** Returns a function that returns whether a screen can be linked to: the app has it and the tenant may use it. */
export function useOpenScreens(): (screen: Screen) => boolean {
  const tenant = useTenant()
  const { availableScreens } = usePageLocation()
  return (screen) => availableScreens.includes(screen) && isOpen(screen, tenant)
}

/** Returns a function that returns whether a screen can be linked to and has content. */
export function useFilledScreens(): (screen: Screen) => boolean {
  const tenant = useTenant()
  const { availableScreens } = usePageLocation()
  return hasContent(availableScreens, tenant)
}
