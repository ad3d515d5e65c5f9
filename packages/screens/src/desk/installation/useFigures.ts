import { useMessages } from '../../app/index.ts'
import { useInstant } from '../frame/index.ts'

/** Formats sizes, dates and durations. */
export function useFigures() {
  const { t, format } = useMessages('deskInstallation')
  const formatInstant = useInstant()
  return {
    size: (bytes: number) => t.deskInstallation.megabytes({ figure: format.number(Math.round(bytes / 100_000) / 10) }),
    wait: (seconds: number) => t.deskInstallation.minutes({ count: Math.round(seconds / 60) }),
    at: formatInstant,
  }
}
