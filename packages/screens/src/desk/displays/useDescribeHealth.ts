import type { DeskDisplay } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Formats a duration in its largest unit: `3 days ago`. @param seconds since the instant */
function formatAgo(seconds: number, locale: string): string {
  const [unit, size] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(locale).format(-Math.max(1, Math.floor(seconds / size)), unit)
}

/** Returns a function that describes a display's status, with advice if there is any. */
export function useDescribeHealth(): (display: DeskDisplay) => { state: string; advice?: string } {
  const { t, format } = useMessages('deskDisplays')
  const { health: texts } = t.deskDisplays
  return ({ health, seenAt, clockMinutes = 0 }) => {
    const lastSeenText = seenAt === undefined ? '' : formatAgo((Date.now() - Date.parse(seenAt)) / 1000, format.locale)
    switch (health) {
      case 'new':
        return { state: texts.new, advice: texts.newAdvice }
      case 'silent':
        return { state: texts.silent({ ago: lastSeenText }), advice: texts.silentAdvice }
      case 'old':
        return { state: texts.old, advice: texts.oldAdvice }
      case 'clock': {
        const minutes = format.number(Math.abs(clockMinutes))
        return {
          state: clockMinutes > 0 ? texts.slow({ minutes }) : texts.fast({ minutes }),
          advice: texts.clockAdvice,
        }
      }
      case 'plain':
        return { state: texts.plain, advice: texts.plainAdvice }
      case 'well':
        return { state: texts.well({ ago: lastSeenText }) }
    }
    return health satisfies never
  }
}
