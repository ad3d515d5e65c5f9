import { z } from 'zod'
import { addDays, clockOf, wallClock, zonedInstant } from '@minaret/timetable'
import { events } from '@minaret/foundation/db'
import { secondStart } from '../../event-series/rule.ts'
import type { ReadingContext } from '../codecs/context.ts'
import { formatClock } from '@minaret/foundation/tenancy'
import { readMoment, writeMoment } from '../codecs/days.ts'
import { type Fields, pictureKeys, pictureOf, publicationKeys, publicationTimeOf, addIssue } from '../codecs/fields.ts'
import * as form from '../codecs/forms.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Kind, Publication, ContentColumns } from './kind.ts'

type EventRow = ContentColumns<typeof events> & Publication

/** Reads the end of an event: a date and time, a time on the first day or the night after, or a duration. */
function readEnd(text: string, starts: Date, context: ReadingContext, timeZone: string): Date | CodecError {
  const [, amount, unit] = /^(\d{1,5}) (minutes?|hours?|days?) later$/i.exec(text) ?? []
  const start = wallClock(starts, timeZone)
  if (unit?.startsWith('day')) return zonedInstant(addDays(start.date, Number(amount)), start.minutes, timeZone)
  if (unit) return new Date(starts.getTime() + Number(amount) * (unit.startsWith('hour') ? 60 : 1) * 60_000)
  const clock = clockOf(text)
  if (clock === undefined) return readMoment(text, 'ends', context, timeZone)
  return zonedInstant(clock < start.minutes ? addDays(start.date, 1) : start.date, clock, timeZone)
}

function writeEnd(ends: Date, starts: Date, timeZone: string): string {
  const [start, end] = [wallClock(starts, timeZone), wallClock(ends, timeZone)]
  const isExact = zonedInstant(end.date, end.minutes, timeZone).getTime() === ends.getTime()
  const isSameDay = end.date === start.date && end.minutes >= start.minutes
  return isExact && isSameDay ? formatClock(end.minutes) : writeMoment(ends, 'ends', timeZone)
}

type SeriesKeys = Pick<EventRow, 'repeats' | 'weekdays' | 'repeatsUntil' | 'prayer' | 'minutesAfter'> & {
  except: string[] | null
}

/** Finds problems of series keys that depend on other keys. */
function seriesProblems(
  { repeats, weekdays, repeatsUntil, except, prayer, minutesAfter }: SeriesKeys,
  firstDay: string,
): { key: string; problem: CodecError }[] {
  const needsRepeats = new CodecError('This also needs `repeats`, such as `repeats: weekly`.', {
    code: 'noRepeats',
  })
  const needsRepeatsKeys = repeats === null ? Object.entries({ weekdays, repeatsUntil, except }) : []
  return [
    ...needsRepeatsKeys.flatMap(([key, value]) => (value === null ? [] : [{ key, problem: needsRepeats }])),
    ...(minutesAfter !== null && prayer === null
      ? [
          {
            key: 'minutesAfter',
            problem: new CodecError('This also needs `prayer`, such as `prayer: maghrib`.', { code: 'noPrayer' }),
          },
        ]
      : []),
    ...(repeats !== null && repeatsUntil !== null && repeatsUntil < firstDay
      ? [
          {
            key: 'repeatsUntil',
            problem: new CodecError('The series ends before it starts. Check both days.', { code: 'endsFirst' }),
          },
        ]
      : []),
  ]
}

const shapeOf = ({ required, optional, withDefault, listOf, picture, publication }: Fields) => ({
  title: required(form.line),
  summary: required(form.plainText),
  starts: required(form.eventStart),
  ends: optional(form.eventEnd),
  timeZone: optional(form.zone),
  allDay: withDefault(form.yesNo, false),
  cancelled: withDefault(form.yesNo, false),
  repeats: optional(form.choice('daily', 'weekly', 'fortnightly', 'monthly')),
  weekdays: listOf(form.weekday, 'weekdays'),
  repeatsUntil: optional(form.day),
  except: listOf(form.day, 'days'),
  prayer: optional(form.choice('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')),
  minutesAfter: optional(form.wholeNumber(0, 240)),
  place: optional(form.line),
  address: optional(form.plainText),
  latitude: optional(form.degrees(90)),
  longitude: optional(form.degrees(180)),
  audience: optional(form.line),
  price: optional(form.line),
  booking: optional(form.contact),
  contact: optional(form.contact),
  ...picture,
  ...publication,
  text: required(form.rich),
})

export const eventKind = {
  name: 'event',
  at: { folder: 'events' },
  table: events,
  screen: 'events',
  html: ['body'],
  moves: ['startsAt', 'endsAt'],
  keys: 'title summary starts ends timeZone allDay cancelled repeats weekdays repeatsUntil except prayer minutesAfter place address latitude longitude audience price booking contact picture alt publish draft'.split(
    ' ',
  ),
  codec: (fields) => {
    const { context } = fields
    return z.codec(z.strictObject(shapeOf(fields)), z.custom<EventRow>(), {
      decode({ starts, ends, except, picture, alt, publish, draft, text, ...otherFields }, sink) {
        const zone = otherFields.timeZone ?? context.timeZone
        const startsAt = readMoment(starts, 'begins', context, zone)
        if (startsAt instanceof CodecError) {
          addIssue(sink, startsAt, ['starts'])
          return z.NEVER
        }
        const endsAt = ends === null ? null : readEnd(ends, startsAt, context, zone)
        if (endsAt instanceof CodecError) addIssue(sink, endsAt, ['ends'])
        else if (endsAt && endsAt < startsAt)
          addIssue(sink, new CodecError('The event ends before it starts. Check both days.', { code: 'endsFirst' }), [
            'ends',
          ])
        if ((otherFields.latitude === null) !== (otherFields.longitude === null))
          addIssue(sink, new CodecError('A map location needs `latitude` and `longitude`.', { code: 'mapHalf' }), [
            otherFields.latitude === null ? 'longitude' : 'latitude',
          ])
        const nextStart =
          otherFields.repeats === null
            ? undefined
            : secondStart({ ...otherFields, startsAt, endsAt: null, exceptDays: null }, zone)
        if (nextStart && endsAt instanceof Date && endsAt > nextStart)
          addIssue(
            sink,
            new CodecError(
              'The first event ends after the next one starts. Set its own end here, and the end of the series in `repeatsUntil`.',
              { code: 'endsAfterNext' },
            ),
            ['ends'],
          )
        for (const { key, problem } of seriesProblems({ ...otherFields, except }, wallClock(startsAt, zone).date))
          addIssue(sink, problem, [key])
        return {
          ...otherFields,
          startsAt,
          endsAt: endsAt instanceof CodecError ? null : endsAt,
          exceptDays: except,
          body: text,
          image: pictureOf({ picture, alt }, sink),
          publishedAt: publicationTimeOf({ publish, draft }, sink),
        }
      },
      encode({ startsAt, endsAt, exceptDays, image, publishedAt, body, ...otherFields }) {
        const zone = otherFields.timeZone ?? context.timeZone
        return {
          ...otherFields,
          starts: writeMoment(startsAt, 'begins', zone),
          ends: endsAt && writeEnd(endsAt, startsAt, zone),
          except: exceptDays,
          ...pictureKeys(image),
          ...publicationKeys(publishedAt, context.now),
          text: body,
        }
      },
    })
  },
} as const satisfies Kind
