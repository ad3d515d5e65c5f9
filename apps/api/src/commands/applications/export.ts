import { Option } from 'commander'
import {
  type ApplicationKind,
  applicationKinds,
  exportCourseApplications,
  exportFamilies,
  exportMessages,
  loadTenant,
  readMoment,
} from '@minaret/server/operator'
import { exporting, type ExportOptions, tellExport } from '../frame/list.ts'
import { type CommandStore, withTenant } from '../frame/store.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { courseSheet, familySheet, messageSheet } from './sheets.ts'

type Options = TenantOptions &
  ExportOptions & { kind: ApplicationKind; since?: string; open?: boolean; withNeeds?: boolean }

async function read({ database, secrets }: CommandStore, id: string, options: Options) {
  const { timeZone } = (await loadTenant(database, id)).config
  const since =
    options.since === undefined ? undefined : readMoment(options.since, { timeZone, now: new Date() }, 'beginning')
  const range = { since, all: !options.open }
  if (options.kind === 'course') return courseSheet(await exportCourseApplications(database, id, range), timeZone)
  if (options.kind === 'message') return messageSheet(await exportMessages(database, id, range), timeZone)
  const families = await exportFamilies(database, id, range, options.withNeeds ? secrets : undefined)
  return familySheet(families, timeZone, options.withNeeds === true)
}

async function run(options: Options): Promise<void> {
  if (options.withNeeds && options.kind !== 'maktab')
    throw new UsageError('Only children of the maktab have needs: --with-needs goes with --kind maktab.')
  await tellExport<string>(options, await withTenant(options.tenant, (store, id) => read(store, id, options)))
}

/** `applications export`: all of one kind, whole. */
export const exportVerb = () =>
  exporting(
    tenantVerb('export', {
      says: 'Write one kind of application whole, for a spreadsheet or a program; reading it is written down',
      examples: [
        'applications export --tenant an-noor --kind course --out courses.csv',
        'applications export --tenant an-noor --kind maktab --since 2026-09-01 --format json',
      ],
      more: 'What parents wrote about illnesses and needs stays sealed. --with-needs opens it for whoever must know it, and\nthat is written down: hand such a file to nobody else, and delete it when it has been read.',
    })
      .addOption(new Option('--kind <kind>', 'which').choices([...applicationKinds]).makeOptionMandatory())
      .option('--since <day>', 'from a day on, like 2026-11-01')
      .option('--open', 'only what still waits for an answer')
      .option('--with-needs', 'open what teachers must know of a child'),
  ).action(run)
