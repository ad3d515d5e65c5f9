import { existsSync } from 'node:fs'
import {
  exportClaim,
  loadTenant,
  notForHmrc,
  OperatorError,
  scheduleName,
  scheduleOf,
  wallClock,
} from '@minaret/server/operator'
import { resolvePath } from '../../env.ts'
import { formatCsv, writeBytes, writeTextFile } from '../frame/csv.ts'
import { withTenant } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { parseClaimNumber } from './claimOptions.ts'
import { headings, formatHmrcDay, toScheduleRow } from './columns.ts'
import { pluralise, describeOwed, formatPounds } from './describeClaim.ts'

type Options = TenantOptions & { out?: string; force?: boolean }

/** @throws OperatorError if a file exists: it may be the record of what was sent to HMRC */
function checkNewFiles(files: readonly string[]): void {
  const existingFiles = files.filter((file) => existsSync(resolvePath(file)))
  if (existingFiles.length > 0)
    throw new OperatorError(
      `${existingFiles.join(' and ')} already ${existingFiles.length === 1 ? 'exists' : 'exist'} and may have been sent to HMRC. Choose other files with --out, or replace them with --force.`,
    )
}

async function run(claimNumber: string, options: Options): Promise<void> {
  const number = parseClaimNumber(claimNumber)
  const {
    exported: claimExport,
    slug,
    timeZone,
  } = await withTenant(options.tenant, async ({ database }, id, tenantSlug) => ({
    exported: await exportClaim(database, id, number),
    slug: tenantSlug,
    timeZone: (await loadTenant(database, id)).config.timeZone,
  }))
  const { claim, lines, adjustments } = claimExport
  // The file name distinguishes demonstration claims, and claims already sent, from claims to send.
  const name = scheduleName(claimExport, slug)
  const base = options.out ?? name
  const restriction = notForHmrc(claimExport)
  const reason = restriction === 'copy' ? 'has already been filed with HMRC' : `is in ${claim.mode} mode`
  if (restriction && options.out !== undefined && !options.out.includes('NOT-FOR-HMRC'))
    throw new OperatorError(`Claim ${number} ${reason}. Leave out --out, so that the file names say so.`)
  const files = [`${base}.ods`, `${base}.csv`]
  if (!options.force) checkNewFiles(files)
  const rows = lines.map(toScheduleRow)
  await writeBytes(`${base}.ods`, scheduleOf(claimExport, timeZone))
  await writeTextFile(`${base}.csv`, formatCsv(headings, rows), { mark: true })
  const firstDay = wallClock(claimExport.firstGiftAt, timeZone).date
  const owed = describeOwed(adjustments)
  if (restriction === 'copy')
    printNote(`Claim ${number} has already been filed with HMRC: this is a copy, not to be sent.`)
  else if (restriction)
    printNote(`These gifts are in ${claim.mode} mode: they are not real money, and must not be claimed from HMRC.`)
  printResult(options, { claim: number, files, rows: lines.length, earliest: firstDay, wentBack: owed }, () =>
    [
      `Wrote ${pluralise(lines.length, 'row')} of ${formatPounds(claim.amountMinor)} to ${files.join(' and ')}.`,
      `The earliest donation date is ${formatHmrcDay(firstDay)}.`,
      ...(adjustments.length > 0
        ? [`£${owed.tax} is entered as overclaimed tax, for refunds of £${owed.amount}.`]
        : []),
      ...(restriction === 'copy' ? [] : [`Once you have sent it: giftaid mark ${number} --claimed`]),
    ].join('\n'),
  )
}

/** `giftaid export`: writes the schedule into files. */
export const exportCommand = () =>
  defineTenantCommand('export <claim>', {
    summary: "Export a claim's schedule, as HMRC's own spreadsheet and as CSV",
    examples: ['giftaid export 3 --tenant an-noor', 'giftaid export 3 --tenant an-noor --out april'],
    details:
      "The .ods is HMRC's own schedule spreadsheet, filled in: upload it unchanged. The files contain donors' names and\naddresses: only you can read them; delete them once they are sent. Existing files are replaced only with --force.",
  })
    .option('--out <name>', 'the file names, without .ods or .csv')
    .option('--force', 'replace existing files')
    .action(run)
