import { z } from 'zod'
import { prayers } from '@minaret/timetable'
import { overrideProblems, scheduleProblems, type OverrideInput, type ScheduleInput } from '@minaret/times/prayer'
import { readDay } from '../codecs/days.ts'
import { type Fields, fieldsOf } from '../codecs/fields.ts'
import * as form from '../codecs/forms.ts'
import type { ReadingContext } from '../codecs/context.ts'
import { describeIssues } from '../codecs/issues.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Findings } from '../findings.ts'
import type { ReadYaml, YamlValue } from '../read/yaml.ts'

export const scheduleFile = 'prayer-times.yaml'

/** The contents of `prayer-times.yaml`. */
export type FolderSchedule = ScheduleInput & { days: OverrideInput[] }

const rulesSchema = z.union([z.string(), z.record(z.string(), z.string())])

function shapeOf({ required, optional }: Fields) {
  const name = optional(form.line)
  const details = { venue: optional(form.line), language: optional(form.line), khatib: optional(form.line) }
  return z.strictObject({
    jamaat: z.record(z.string(), rulesSchema).optional(),
    jumuah: z
      .array(
        z.strictObject({ name, time: rulesSchema, ...details, from: optional(form.day), until: optional(form.day) }),
      )
      .optional(),
    eid: z
      .array(
        z.strictObject({
          eid: required(form.choice('fitr', 'adha')),
          time: required(form.clock),
          name,
          ...details,
          year: optional(form.wholeNumber(1400, 1600)),
        }),
      )
      .optional(),
    days: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  })
}

const keys = 'jamaat jumuah eid days name venue language khatib time from until year note'.split(' ')

/** Removes empty values, as YAML gives empty text for a key without a list or keys. */
const withoutEmpty = (value: YamlValue): YamlValue =>
  typeof value === 'string' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).filter(([, part]) => part !== ''))

const normaliseRules = (rules: string | Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof rules === 'string' ? { always: rules } : rules).map(([when, rule]) => [
      when.trim().toLowerCase(),
      rule.trim(),
    ]),
  )

/** Reads `prayer-times.yaml` and reports all its problems. */
export function readSchedule(
  { value, lineOf }: ReadYaml,
  context: ReadingContext,
  findings: Findings,
): FolderSchedule | undefined {
  const report = (path: readonly PropertyKey[], message: string) =>
    findings.mistake(scheduleFile, lineOf(path), message)
  const result = shapeOf(fieldsOf(context)).safeParse(withoutEmpty(value === '' ? {} : value))
  if (!result.success) {
    for (const { path, message } of describeIssues(result.error.issues, [...keys, ...prayers])) report(path, message)
    return undefined
  }
  const findingsBefore = findings.count()
  const { jamaat = {}, jumuah = [], eid = [], days = {} } = result.data
  for (const [prayer, rules] of Object.entries(jamaat))
    for (const { when, message } of scheduleProblems({ jamaat: { [prayer]: rules }, jumuah: [], eid: [] }))
      report(['jamaat', prayer, ...(when && typeof rules !== 'string' ? [when] : [])], message)
  for (const [index, { time, from, until }] of jumuah.entries()) {
    const slot = { rules: typeof time === 'string' ? { always: time } : time }
    for (const { when, message } of scheduleProblems({ jamaat: {}, jumuah: [slot], eid: [] }))
      report(['jumuah', index, 'time', ...(when && typeof time !== 'string' ? [when] : [])], message)
    if (from && until && until < from)
      report(['jumuah', index, 'until'], 'The end date is before the start date. Swap them.')
  }
  const overrides = Object.entries(days).map(([dayKey, { note, ...times }]): OverrideInput => {
    const parsedDay = readDay(dayKey, context)
    const day = parsedDay instanceof CodecError ? dayKey : parsedDay
    const jamaatOfDay = Object.entries(times).map(([prayer, time]) => [
      prayer.toLowerCase(),
      time.trim() === 'none' ? null : time.trim(),
    ])
    const override = { day, jamaat: Object.fromEntries(jamaatOfDay), ...(note?.trim() ? { note: note.trim() } : {}) }
    if (parsedDay instanceof CodecError) report(['days', dayKey], parsedDay.message)
    else for (const { message } of overrideProblems(override)) report(['days', dayKey], message)
    return override
  })
  if (findings.count() > findingsBefore) return undefined
  return {
    jamaat: Object.fromEntries(
      Object.entries(jamaat).map(([prayer, rules]) => [prayer.trim().toLowerCase(), normaliseRules(rules)]),
    ),
    jumuah: jumuah.map(({ time, from, until, ...slot }) => ({
      ...slot,
      rules: normaliseRules(time),
      fromDay: from,
      untilDay: until,
    })),
    eid: eid.map(({ time, year, ...prayer }) => ({ ...prayer, at: time, hijriYear: year })),
    days: overrides,
  }
}

/** The inverse of {@link readSchedule}. */
export function writeSchedule({ jamaat, jumuah, eid, days }: FolderSchedule, context: ReadingContext): unknown {
  const rulesOf = (rules: string | Record<string, string>) => {
    const normalised = normaliseRules(rules)
    return Object.keys(normalised).length === 1 && normalised.always ? normalised.always : normalised
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
            ({
              eid: festival,
              at: time,
              hijriYear = null,
              name = null,
              venue = null,
              language = null,
              khatib = null,
            }) => ({
              eid: festival,
              time,
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
