import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'

/** Formats sizes, dates and durations. */
export function useFormatters() {
  const { t, format } = useMessages('deskInstallation')
  const formatInstant = useFormatInstant()
  return {
    formatSize: (bytes: number) =>
      t.deskInstallation.megabytes({ figure: format.number(Math.round(bytes / 100_000) / 10) }),
    formatDuration: (seconds: number) => t.deskInstallation.minutes({ count: Math.round(seconds / 60) }),
    formatInstant,
  }
}
