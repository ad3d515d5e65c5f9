import { inArray } from 'drizzle-orm'
import {
  isMadhab,
  isTimeZone,
  type Finding,
  type TimetableDay,
  type Understanding,
  wallClock,
} from '@minaret/timetable'
import { settings, type Database } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type ImportEffect, readImportEffect } from './importEffect.ts'
import { readTimetableFile, type ReadingOptions, type TimetableFile } from './readTimetableFile.ts'
import { storeTimetable, type StoredTimetable } from './store.ts'

/** A finding, and the file it was found in. */
export type FileFinding = Finding & { file: string }

/** How one of the files was understood. */
export type UnderstoodFile = { file: string } & Understanding

/** What became of files: stored, with what looked odd in them, or refused with all that is wrong. */
export type ImportedTimetable =
  | {
      ok: true
      stored: StoredTimetable
      days: number
      warnings: FileFinding[]
      understood: UnderstoodFile[]
      /** Missing without a tenant. */
      effect?: Omit<ImportEffect, 'warnings'>
    }
  | { ok: false; findings: FileFinding[]; understood: UnderstoodFile[] }

/** How to import. */
export type ImportOptions = ReadingOptions & {
  /** Look, tell, and leave everything as it is. */
  dryRun?: boolean
  /** With the mosque's settings it is also said what people will see, and which rules have no day left. */
  tenant?: Pick<Tenant, 'items' | 'config'>
  now?: Date
}

const unknownZone = (timeZone: string, file: string): FileFinding => ({
  kind: 'file',
  line: 1,
  file,
  message: `The mosque's time zone, "${timeZone}", does not exist: set timeZone to a name such as Europe/London, then import the file again.`,
})

type Placed = { file: string; days: TimetableDay[] }

/** So many days at most are those around a month, which its sheet shows as well. */
const fewDays = 20

/** Days that two files hold: unless they are a few with the same times, nobody can tell which is meant. */
function findDoubles(read: readonly Placed[]): FileFinding[] {
  const first = new Map<string, { file: string; text: string }>()
  const doubles = new Map<string, { file: string; other: string; dates: string[]; differ: boolean }>()
  for (const { file, days } of read) {
    for (const day of days) {
      const { date } = day
      const [earlier, text] = [first.get(date), JSON.stringify(day)]
      if (earlier === undefined) first.set(date, { file, text })
      else {
        const { file: other } = earlier
        const pair = doubles.get(`${other}\n${file}`) ?? { file, other, dates: [], differ: false }
        pair.dates.push(date)
        pair.differ ||= earlier.text !== text
        doubles.set(`${other}\n${file}`, pair)
      }
    }
  }
  const refused = [...doubles.values()].filter(({ dates, differ }) => differ || dates.length > fewDays)
  return refused.map(({ file, other, dates }) => ({
    kind: 'doubled-day',
    line: 1,
    file,
    message: `${dates.length === 1 ? dates[0] : `${dates[0]} to ${dates.at(-1)} (${dates.length} days)`} stand in ${other} as well. Import one of the two files.`,
  }))
}

async function readSettings(database: Database, tenantId: string) {
  const found = await database.forTenant(tenantId)((tx) =>
    tx
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.key, ['timeZone', 'madhab'])),
  )
  const get = (key: string) => found.find((each) => each.key === key)?.value.trim()
  const madhab = get('madhab') ?? ''
  return { timeZone: get('timeZone') ?? 'Europe/London', ...(isMadhab(madhab) ? { madhab } : {}) }
}

/**
 * Checks tables of times whole and, when they hold, puts them in place of the tenant's own for those days, in one
 * transaction: a year, or months that come together or one by one. Days no file holds stay as they are. A refused file
 * changes nothing.
 */
export async function importTimetable(
  database: Database,
  tenantId: string,
  source: TimetableFile | readonly TimetableFile[],
  { dryRun = false, tenant, now = new Date(), ...reading }: ImportOptions = {},
): Promise<ImportedTimetable> {
  const files: readonly TimetableFile[] = 'name' in source ? [source] : source
  const about = await readSettings(database, tenantId)
  if (!isTimeZone(about.timeZone))
    return { ok: false, findings: files.map(({ name }) => unknownZone(about.timeZone, name)), understood: [] }

  const { date: today } = wallClock(now, about.timeZone)
  const understood: UnderstoodFile[] = []
  const findings: FileFinding[] = []
  const warnings: FileFinding[] = []
  const read: Placed[] = []
  for (const file of files) {
    const table = await readTimetableFile(file, { ...reading, ...about, today })
    const place = (finding: Finding): FileFinding => ({ ...finding, file: file.name })
    if (table.understood) understood.push({ file: file.name, ...table.understood })
    if (table.ok) {
      warnings.push(...table.warnings.map(place))
      read.push({ file: file.name, days: table.days })
    } else findings.push(...table.findings.map(place))
  }
  findings.push(...findDoubles(read))
  if (findings.length > 0) return { ok: false, findings, understood }

  // A month's sheet may show the days around it, which stand in another file with the same times.
  const days = [...new Map(read.flatMap((each) => each.days.map((day) => [day.date, day] as const))).values()].toSorted(
    (a, b) => (a.date < b.date ? -1 : 1),
  )
  const undo = new Error('dry run')
  let stored: StoredTimetable | undefined
  let effect: Omit<ImportEffect, 'warnings'> | undefined
  await database
    .forTenant(tenantId)(async (tx) => {
      const name = files.map((file) => file.name).join(', ')
      if (tenant) {
        const { warnings: gaps, ...rest } = await readImportEffect(tx, tenant, days, now)
        warnings.push(...gaps.map((finding) => ({ ...finding, file: name })))
        effect = rest
      }
      stored = await storeTimetable(tx, tenantId, days, {
        name,
        warnings: warnings.length,
        files: read.map((each) => ({ name: each.file, dates: each.days.map(({ date }) => date) })),
      })
      // What would change is what changes, undone.
      if (dryRun) throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!stored) throw new Error('The timetable was not stored.')
  return { ok: true, stored, days: days.length, warnings, understood, ...(effect ? { effect } : {}) }
}
