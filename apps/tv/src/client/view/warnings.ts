import type { Warning } from '@minaret/display'
import type { TvMessages } from '../messages.ts'

/** A warning's text. */
export function warningText(warning: Warning, { tv }: TvMessages): string {
  if (warning.kind === 'doubtful') return tv.doubtful
  if (warning.kind === 'clock') {
    const { minutes, minutesText, isAhead } = warning
    const span = tv.span.minutes({ minutes, figure: minutesText })
    return isAhead ? tv.fast({ span }) : tv.slow({ span })
  }
  const { days, daysText, hours, hoursText } = warning
  return tv.stale({
    span: days > 0 ? tv.span.days({ days, figure: daysText }) : tv.span.hours({ hours, figure: hoursText }),
  })
}
