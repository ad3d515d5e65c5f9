import type { TimetableCheck, TimetableUpload } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { isMadhab, readSheets, type TimetableDay } from '@minaret/timetable'
import { openTimetableFile, type TimetableFile } from '../readTimetableFile.ts'
import { readTableVersion } from '../restoreTimetable.ts'
import { compareTimetable } from '../store.ts'
import { openMosqueDays } from '../today.ts'
import { describeColumns, placeFindings } from './timetableCells.ts'
import { biggestMoves } from './timetableMoves.ts'

/** An upload that was read: what to say of it, and its days where nothing is wrong. */
export type ReadUpload = Omit<TimetableCheck, 'version' | 'difference'> & { days?: TimetableDay[] }

/** Reads an upload with the functions of `timetable import`; nothing of the mosque's is touched. */
export async function readTimetable(
  tenant: Tenant,
  { name, dates, period, columns: map }: TimetableUpload,
  file: TimetableFile,
): Promise<ReadUpload> {
  const opened = await openTimetableFile(file)
  const madhab = tenant.items.find(({ key }) => key === 'madhab')?.value.trim() ?? ''
  const sheets = 'sheets' in opened ? opened.sheets : []
  const read =
    'sheets' in opened
      ? readSheets(opened.sheets, {
          fileName: name,
          timeZone: tenant.config.timeZone,
          ...(isMadhab(madhab) ? { madhab } : {}),
          ...(dates ? { dates } : {}),
          ...(period === undefined ? {} : { period }),
          ...(map ? { map } : {}),
        })
      : { ok: false as const, findings: opened.findings }
  const columns = describeColumns(sheets, read.understood)
  const [problems, warnings] = read.ok ? [[], read.warnings] : [read.findings, []]
  return {
    columns,
    asks: [...new Set(problems.flatMap(({ ask }) => ask ?? []))],
    problems: placeFindings(problems, sheets, columns),
    problemCount: problems.length,
    warnings: placeFindings(warnings, sheets, columns),
    warningCount: warnings.length,
    ...(read.ok ? { days: read.days } : {}),
  }
}

/** The difference of an upload to what stands, for whoever decides about it. */
export async function checkTimetable(tx: Tx, tenant: Tenant, { days, ...read }: ReadUpload): Promise<TimetableCheck> {
  const version = await readTableVersion(tx)
  const [first, last] = [days?.[0]?.date, days?.at(-1)?.date]
  if (!days || first === undefined || last === undefined) return { version, ...read }
  const { added, changed, unchanged, kept, lacking } = await compareTimetable(tx, days)
  const now = await openMosqueDays(tx, tenant, first, last)
  return {
    version,
    ...read,
    difference: {
      from: first,
      to: last,
      days: days.length,
      added: added.length,
      changed: changed.length,
      unchanged,
      moves: biggestMoves(days, now.days.day),
      kept,
      lacking,
    },
  }
}
