import { type AnnouncementFields, timesOf, toInstant } from './fields.ts'

/** Problems of the announcement form. */
export type Problem = 'deceased' | 'textNeeded' | 'textTooLong' | 'start' | 'end' | 'endsBefore'

/** The maximum number of characters that fit on a display. */
export const maxText = 600

/** Problems that prevent publishing, in the order of the form. */
export function problemsOf(fields: AnnouncementFields, timeZone: string, now: Date): Problem[] {
  const isGenerated = fields.kind === 'janazah' && !fields.ownWords
  const { text, deceased, start, ending, end } = fields
  const times = timesOf(fields, timeZone, now)
  return [
    ...(isGenerated && deceased.trim() === '' ? (['deceased'] as const) : []),
    ...(!isGenerated && text.trim() === '' ? (['textNeeded'] as const) : []),
    ...(!isGenerated && Array.from(text).length > maxText ? (['textTooLong'] as const) : []),
    ...(start && !toInstant(start, timeZone) ? (['start'] as const) : []),
    ...(ending === 'at' && !toInstant(end, timeZone) ? (['end'] as const) : []),
    ...(times && (times.until <= times.from || times.until <= now) ? (['endsBefore'] as const) : []),
  ]
}
