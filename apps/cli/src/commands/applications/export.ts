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
import { createCourseSheet, createFamilySheet, createMessageSheet } from './sheets.ts'

type Options = TenantOptions &
  ExportOptions & { kind: ApplicationKind; since?: string; open?: boolean; withNeeds?: boolean }

async function readSheet({ database, secrets }: CommandStore, id: string, options: Options) {
  const { timeZone } = (await loadTenant(database, id)).config
  const since =
    options.since === undefined ? undefined : readDateTime(options.since, { timeZone, now: new Date() }, 'beginning')
  const range = { since, all: !options.open }
  if (options.kind === 'course') return createCourseSheet(await exportCourseApplications(database, id, range), timeZone)
  if (options.kind === 'message') return createMessageSheet(await exportMessages(database, id, range), timeZone)
  const families = await exportFamilies(database, id, range, options.withNeeds ? secrets : undefined)
  return createFamilySheet(families, timeZone, options.withNeeds === true)
}

async function run(options: Options): Promise<void> {
  if (options.withNeeds && options.kind !== 'maktab')
    throw new UsageError('--with-needs is only for maktab registrations: add --kind maktab.')
  await printExport<string>(options, await withTenant(options.tenant, (store, id) => readSheet(store, id, options)))
}

/** `applications export`: all applications of one type, in full. */
export const exportCommand = () =>
  addExportOptions(
    defineTenantCommand('export', {
      summary: 'Export all applications of one type as CSV or JSON; this is logged',
      examples: [
        'applications export --tenant an-noor --kind course --out courses.csv',
        'applications export --tenant an-noor --kind maktab --since 2026-09-01 --format json',
      ],
      details:
        'What parents wrote about health and other needs stays encrypted. --with-needs decrypts it for staff who need it, and\nthis is logged. Do not share the file, and delete it after reading it.',
    })
      .addOption(
        new Option('--kind <kind>', 'the type of application').choices([...applicationKinds]).makeOptionMandatory(),
      )
      .option('--since <date>', 'received on or after this date, e.g. 2026-11-01')
      .option('--open', 'only applications and messages awaiting a reply')
      .option('--with-needs', 'decrypt what parents wrote about their children’s needs'),
  ).action(run)
