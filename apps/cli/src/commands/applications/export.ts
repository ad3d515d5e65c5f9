import { Option } from 'commander'
import {
  type ApplicationKind,
  applicationKinds,
  exportCourseApplications,
  exportFamilies,
  exportMessages,
  loadTenant,
  readDateTime,
} from '@minaret/server/operator'
import { addExportOptions, type ExportOptions, printExport } from '../frame/exportData.ts'
import { type CommandStore, withTenant } from '../frame/store.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { courseSheet, familySheet, messageSheet } from './sheets.ts'

type Options = TenantOptions &
  ExportOptions & { kind: ApplicationKind; since?: string; open?: boolean; withNeeds?: boolean }

async function readSheet({ database, secrets }: CommandStore, id: string, options: Options) {
  const { timeZone } = (await loadTenant(database, id)).config
  const since =
    options.since === undefined ? undefined : readDateTime(options.since, { timeZone, now: new Date() }, 'beginning')
  const range = { since, all: !options.open }
  if (options.kind === 'course') return courseSheet(await exportCourseApplications(database, id, range), timeZone)
  if (options.kind === 'message') return messageSheet(await exportMessages(database, id, range), timeZone)
  const families = await exportFamilies(database, id, range, options.withNeeds ? secrets : undefined)
  return familySheet(families, timeZone, options.withNeeds === true)
}

async function run(options: Options): Promise<void> {
  if (options.withNeeds && options.kind !== 'maktab')
    throw new UsageError('Only maktab registrations have needs: use --with-needs with --kind maktab.')
  await printExport<string>(options, await withTenant(options.tenant, (store, id) => readSheet(store, id, options)))
}

/** `applications export`: all applications of one kind, in full. */
export const exportCommand = () =>
  addExportOptions(
    defineTenantCommand('export', {
      summary: 'Export all applications of one kind, for a spreadsheet or a program; this is logged',
      examples: [
        'applications export --tenant an-noor --kind course --out courses.csv',
        'applications export --tenant an-noor --kind maktab --since 2026-09-01 --format json',
      ],
      more: 'What parents wrote about illnesses and needs stays encrypted. --with-needs decrypts it for those who must know it, and\nthis is logged: do not share the file, and delete it once it has been read.',
    })
      .addOption(new Option('--kind <kind>', 'which').choices([...applicationKinds]).makeOptionMandatory())
      .option('--since <day>', 'from this date on, like 2026-11-01')
      .option('--open', 'only those waiting for an answer')
      .option('--with-needs', 'decrypt what teachers must know about a child'),
  ).action(run)
