import type { TimetableCheck, TimetableUpload } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type Finding, groupWarnings, isMadhab, readSheets, type TimetableDay, wallClock } from '@minaret/timetable'
import { readImportEffect } from '../importEffect.ts'
import { openTimetableFile, type TimetableFile } from '../readTimetableFile.ts'
import { readTableVersion } from '../restoreTimetable.ts'
import { compareTimetable } from '../store.ts'
import { openMosqueDays } from '../today.ts'
import { describeColumns, toProblems, toWarning } from './timetableCells.ts'
import { largestDifferences } from './timetableMoves.ts'

/** A parsed upload: the report, and its days if it is valid. */
export type ParsedUpload = Omit<TimetableCheck, 'version' | 'difference' | 'warnings'> & {
  days?: TimetableDay[]
  warnings: Finding[]
}

/** Parses an upload like `timetable import`, without changing anything. */
export async function readTimetable(
  { tenant, now }: { tenant: Tenant; now: Date },
  { name, dates, period, columns: map }: TimetableUpload,
  file: TimetableFile,
): Promise<ParsedUpload> {
  const contents = await openTimetableFile(file)
  const madhab = tenant.items.find(({ key }) => key === 'madhab')?.value.trim() ?? ''
  const sheets = 'sheets' in contents ? contents.sheets : []
  const result =
    'sheets' in contents
      ? readSheets(contents.sheets, {
          fileName: name,
          timeZone: tenant.config.timeZone,
          today: wallClock(now, tenant.config.timeZone).date,
          ...(isMadhab(madhab) ? { madhab } : {}),
          ...(dates ? { dates } : {}),
          ...(period === undefined ? {} : { period }),
          ...(map ? { map } : {}),
        })
      : { ok: false as const, findings: contents.findings }
  const columns = describeColumns(sheets, result.interpretation)
  const [problems, warnings] = result.ok ? [[], result.warnings] : [result.findings, []]
  return {
    columns,
    asks: [...new Set(problems.flatMap(({ ask }) => ask ?? []))],
    problems: toProblems(problems, sheets, columns),
    problemCount: problems.length,
    warnings,
    ...(result.ok ? { days: result.days } : {}),
  }
}

/** Compares an upload with the current timetable. */
export async function checkTimetable(
  { tx, tenant, now }: { tx: Tx; tenant: Tenant; now: Date },
  { days, warnings, ...report }: ParsedUpload,
): Promise<TimetableCheck> {
  const version = await readTableVersion(tx)
  const [first, last] = [days?.[0]?.date, days?.at(-1)?.date]
  if (!days || first === undefined || last === undefined)
    return { version, ...report, warnings: groupWarnings(warnings).map(toWarning) }
  const { added, changed, unchanged, kept, lacking } = await compareTimetable(tx, days)
  const mosque = await openMosqueDays(tx, tenant, first, last)
  const { today, soon, unusedRules, warnings: gaps } = await readImportEffect(tx, tenant, days, now)
  return {
    version,
    ...report,
    warnings: groupWarnings([...gaps, ...warnings]).map(toWarning),
    difference: {
      from: first,
      to: last,
      days: days.length,
      added: added.length,
      changed: changed.length,
      unchanged,
      soon,
      moves: largestDifferences(
        days.filter(({ date }) => date >= today),
        mosque.days.day,
      ),
      kept,
      lacking,
      unusedRules,
    },
  }
}
