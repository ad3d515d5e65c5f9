import { inArray } from 'drizzle-orm'
import {
  isMadhab,
  isTimeZone,
  type Finding,
  type TimetableDay,
  type Interpretation,
  wallClock,
} from '@minaret/timetable'
import { settings, type Database } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type ImportEffect, readImportEffect } from './importEffect.ts'
import { readTimetableFile, type ReadingOptions, type TimetableFile } from './readTimetableFile.ts'
import { storeTimetable, type StoredTimetable } from './store.ts'

/** A finding and its file. */
export type FileFinding = Finding & { file: string }

/** How a file was interpreted. */
export type FileInterpretation = { file: string } & Interpretation

/** The result of an import: stored, with warnings, or rejected with all errors. */
export type ImportedTimetable =
  | {
      ok: true
      stored: StoredTimetable
      days: number
      warnings: FileFinding[]
      understood: FileInterpretation[]
      /** Undefined without a tenant. */
      effect?: Omit<ImportEffect, 'warnings'>
    }
  | { ok: false; findings: FileFinding[]; understood: FileInterpretation[] }

/** The options of an import. */
export type ImportOptions = ReadingOptions & {
  /** Only report the changes. */
  dryRun?: boolean
  /** The mosque’s settings, to report the effect on its times and rules. */
  tenant?: Pick<Tenant, 'items' | 'config'>
  now?: Date
}

const unknownZone = (timeZone: string, file: string): FileFinding => ({
  kind: 'file',
  line: 1,
  file,
  message: `The mosque's time zone, "${timeZone}", does not exist: set timeZone to a name such as Europe/London, then import the file again.`,
})

type FileDays = { file: string; days: TimetableDay[] }

/** The maximum number of adjacent days that a month’s sheet may include. */
const maxAdjacentDays = 20

/** Finds days in two files, which are ambiguous unless they are few and have the same times. */
function findDuplicates(files: readonly FileDays[]): FileFinding[] {
  const firstByDate = new Map<string, { file: string; text: string }>()
  const duplicates = new Map<string, { file: string; other: string; dates: string[]; differ: boolean }>()
  for (const { file, days } of files) {
    for (const day of days) {
      const { date } = day
      const [earlierEntry, text] = [firstByDate.get(date), JSON.stringify(day)]
      if (earlierEntry === undefined) firstByDate.set(date, { file, text })
      else {
        const { file: other } = earlierEntry
        const pair = duplicates.get(`${other}\n${file}`) ?? { file, other, dates: [], differ: false }
        pair.dates.push(date)
        pair.differ ||= earlierEntry.text !== text
        duplicates.set(`${other}\n${file}`, pair)
      }
    }
  }
  const rejectedPairs = [...duplicates.values()].filter(({ dates, differ }) => differ || dates.length > maxAdjacentDays)
  return rejectedPairs.map(({ file, other, dates }) => ({
    kind: 'doubled-day',
    line: 1,
    file,
    message: `${dates.length === 1 ? `${dates[0]} is` : `${dates[0]} to ${dates.at(-1)} (${dates.length} days) are`} also in ${other}. Import one of the two files.`,
  }))
}

async function readSettings(database: Database, tenantId: string) {
  const storedSettings = await database.forTenant(tenantId)((tx) =>
    tx
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.key, ['timeZone', 'madhab'])),
  )
  const get = (key: string) => storedSettings.find((row) => row.key === key)?.value.trim()
  const madhab = get('madhab') ?? ''
  return { timeZone: get('timeZone') ?? 'Europe/London', ...(isMadhab(madhab) ? { madhab } : {}) }
}

/**
 * Checks timetables and, if they are valid, replaces the tenant’s own for those days, in one transaction: a year, or months
 * together or one by one. Other days stay unchanged. A rejected file changes nothing.
 */
export async function importTimetable(
  database: Database,
  tenantId: string,
  source: TimetableFile | readonly TimetableFile[],
  { dryRun = false, tenant, now = new Date(), ...readingOptions }: ImportOptions = {},
): Promise<ImportedTimetable> {
  const files: readonly TimetableFile[] = 'name' in source ? [source] : source
  const mosqueSettings = await readSettings(database, tenantId)
  if (!isTimeZone(mosqueSettings.timeZone))
    return { ok: false, findings: files.map(({ name }) => unknownZone(mosqueSettings.timeZone, name)), understood: [] }

  const { date: today } = wallClock(now, mosqueSettings.timeZone)
  const interpretations: FileInterpretation[] = []
  const findings: FileFinding[] = []
  const warnings: FileFinding[] = []
  const parsedFiles: FileDays[] = []
  for (const file of files) {
    const table = await readTimetableFile(file, { ...readingOptions, ...mosqueSettings, today })
    const toFileFinding = (finding: Finding): FileFinding => ({ ...finding, file: file.name })
    if (table.interpretation) interpretations.push({ file: file.name, ...table.interpretation })
    if (table.ok) {
      warnings.push(...table.warnings.map(toFileFinding))
      parsedFiles.push({ file: file.name, days: table.days })
    } else findings.push(...table.findings.map(toFileFinding))
  }
  findings.push(...findDuplicates(parsedFiles))
  if (findings.length > 0) return { ok: false, findings, understood: interpretations }

  // A month’s sheet may include adjacent days, which are in another file with the same times.
  const days = [
    ...new Map(parsedFiles.flatMap((parsed) => parsed.days.map((day) => [day.date, day] as const))).values(),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const rollback = new Error('dry run')
  let storedTimetable: StoredTimetable | undefined
  let effect: Omit<ImportEffect, 'warnings'> | undefined
  await database
    .forTenant(tenantId)(async (tx) => {
      const name = files.map((file) => file.name).join(', ')
      if (tenant) {
        const { warnings: gaps, ...importEffect } = await readImportEffect(tx, tenant, days, now)
        warnings.push(...gaps.map((finding) => ({ ...finding, file: name })))
        effect = importEffect
      }
      storedTimetable = await storeTimetable(tx, tenantId, days, {
        name,
        warnings: warnings.length,
        files: parsedFiles.map((parsed) => ({ name: parsed.file, dates: parsed.days.map(({ date }) => date) })),
      })
      // A dry run makes the changes and rolls them back.
      if (dryRun) throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  if (!storedTimetable) throw new Error('The timetable was not stored.')
  return {
    ok: true,
    stored: storedTimetable,
    days: days.length,
    warnings,
    understood: interpretations,
    ...(effect ? { effect } : {}),
  }
}
