import { z } from 'zod'
import { prayers } from '@minaret/timetable'
import { overrideProblems, scheduleProblems, type WrittenOverride, type WrittenSchedule } from '@minaret/times/prayer'
import { readDay } from '../codecs/days.ts'
import { type Fields, fieldsOf } from '../codecs/fields.ts'
import * as form from '../codecs/forms.ts'
import type { ReadingContext } from '../codecs/context.ts'
import { describeIssues } from '../codecs/issues.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Findings } from '../findings.ts'
import type { ReadYaml, Written } from '../read/yaml.ts'

export const scheduleFile = 'prayer-times.yaml'

/** What `prayer-times.yaml` says. */
export type FolderSchedule = WrittenSchedule & { days: WrittenOverride[] }

const byWhen = z.union([z.string(), z.record(z.string(), z.string())])

function shapeOf({ must, may }: Fields) {
  const name = may(form.line)
  const details = { venue: may(form.line), language: may(form.line), khatib: may(form.line) }
  return z.strictObject({
    jamaat: z.record(z.string(), byWhen).optional(),
    jumuah: z
      .array(z.strictObject({ name, time: byWhen, ...details, from: may(form.day), until: may(form.day) }))
      .optional(),
    eid: z
      .array(
        z.strictObject({
          eid: must(form.choice('fitr', 'adha')),
          time: must(form.clock),
          name,
          ...details,
          year: may(form.whole(1400, 1600)),
        }),
      )
      .optional(),
    days: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  })
}

const keys = 'jamaat jumuah eid days name venue language khatib time from until year note'.split(' ')

/** YAML of nothing, where a list or keys may follow, is an empty word. */
const withoutEmpty = (value: Written): Written =>
  typeof value === 'string' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).filter(([, part]) => part !== ''))

const whenOf = (rules: string | Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof rules === 'string' ? { always: rules } : rules).map(([when, rule]) => [
      when.trim().toLowerCase(),
      rule.trim(),
    ]),
  )

/** Reads `prayer-times.yaml` whole, and tells all that is wrong with it. */
export function readSchedule(
  { value, lineOf }: ReadYaml,
  context: ReadingContext,
  findings: Findings,
): FolderSchedule | undefined {
  const told = (path: readonly PropertyKey[], message: string) => findings.mistake(scheduleFile, lineOf(path), message)
  const read = shapeOf(fieldsOf(context)).safeParse(withoutEmpty(value === '' ? {} : value))
  if (!read.success) {
    for (const { path, message } of describeIssues(read.error.issues, [...keys, ...prayers])) told(path, message)
    return undefined
  }
  const before = findings.count()
  const { jamaat = {}, jumuah = [], eid = [], days = {} } = read.data
  for (const [prayer, rules] of Object.entries(jamaat))
    for (const { when, message } of scheduleProblems({ jamaat: { [prayer]: rules }, jumuah: [], eid: [] }))
      told(['jamaat', prayer, ...(when && typeof rules !== 'string' ? [when] : [])], message)
  for (const [at, { time, from, until }] of jumuah.entries()) {
    const slot = { rules: typeof time === 'string' ? { always: time } : time }
    for (const { when, message } of scheduleProblems({ jamaat: {}, jumuah: [slot], eid: [] }))
      told(['jumuah', at, 'time', ...(when && typeof time !== 'string' ? [when] : [])], message)
    if (from && until && until < from)
      told(['jumuah', at, 'until'], 'The end date is before the start date. Swap them.')
  }
  const overrides = Object.entries(days).map(([said, { note, ...times }]): WrittenOverride => {
    const known = readDay(said, context)
    const day = known instanceof CodecError ? said : known
    const jamaatOfDay = Object.entries(times).map(([prayer, time]) => [
      prayer.toLowerCase(),
      time.trim() === 'none' ? null : time.trim(),
    ])
    const override = { day, jamaat: Object.fromEntries(jamaatOfDay), ...(note?.trim() ? { note: note.trim() } : {}) }
    if (known instanceof CodecError) told(['days', said], known.message)
    else for (const { message } of overrideProblems(override)) told(['days', said], message)
    return override
  })
  if (findings.count() > before) return undefined
  return {
    jamaat: Object.fromEntries(
      Object.entries(jamaat).map(([prayer, rules]) => [prayer.trim().toLowerCase(), whenOf(rules)]),
    ),
    jumuah: jumuah.map(({ time, from, until, ...slot }) => ({
      ...slot,
      rules: whenOf(time),
      fromDay: from,
      untilDay: until,
    })),
    eid: eid.map(({ time, year, ...prayer }) => ({ ...prayer, at: time, hijriYear: year })),
    days: overrides,
  }
}

/** The same as it is written. */
export function writeSchedule({ jamaat, jumuah, eid, days }: FolderSchedule, context: ReadingContext): unknown {
  const rulesOf = (rules: string | Record<string, string>) => {
    const when = whenOf(rules)
    return Object.keys(when).length === 1 && when.always ? when.always : when
  }
  return z.encode(shapeOf(fieldsOf(context)), {
    jamaat:
      Object.keys(jamaat).length > 0
        ? Object.fromEntries(Object.entries(jamaat).map(([prayer, rules]) => [prayer, rulesOf(rules)]))
        : undefined,
    jumuah:
      jumuah.length > 0
        ? jumuah.map(
            ({
              rules,
              fromDay = null,
              untilDay = null,
              name = null,
              venue = null,
              language = null,
              khatib = null,
            }) => ({
              name,
              time: rulesOf(rules),
              venue,
              language,
              khatib,
              from: fromDay,
              until: untilDay,
            }),
          )
        : undefined,
    eid:
      eid.length > 0
        ? eid.map(
            ({ eid: which, at, hijriYear = null, name = null, venue = null, language = null, khatib = null }) => ({
              eid: which,
              time: at,
              name,
              venue,
              language,
              khatib,
              year: hijriYear,
            }),
          )
        : undefined,
    days:
      days.length > 0
        ? Object.fromEntries(
            days.map(({ day, jamaat: times, note }) => [
              day,
              {
                ...Object.fromEntries(Object.entries(times).map(([prayer, time]) => [prayer, time ?? 'none'])),
                ...(note ? { note } : {}),
              },
            ]),
          )
        : undefined,
  })
}
