import { exportSubscribers, loadTenant, formatDateTime } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { addExportOptions, type ExportOptions, printExport } from '../frame/exportData.ts'
import { withTenant } from '../frame/store.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & ExportOptions

async function run(options: Options): Promise<void> {
  const { rows, timeZone } = await withTenant(options.tenant, async ({ database }, id) => {
    const tenant = await loadTenant(database, id, readEnv().port)
    return { rows: await exportSubscribers(database, tenant, new Date()), timeZone: tenant.config.timeZone }
  })
  await printExport(options, {
    headings: ['email', 'name', 'asked', 'confirmed', 'wording', 'unsubscribe'],
    rows: rows.map(({ email, name, asked: requestedAt, confirmed, wording, unsubscribe }) => ({
      email,
      name,
      asked: formatDateTime(requestedAt, timeZone),
      confirmed: formatDateTime(confirmed, timeZone),
      wording,
      unsubscribe,
    })),
    json: rows.map(({ asked: requestedAt, confirmed, ...row }) => ({
      ...row,
      asked: requestedAt.toISOString(),
      confirmed: confirmed.toISOString(),
    })),
    notes: ['Each subscriber has their own unsubscribe link: include it in every email you send them.'],
  })
}

/** `subscribers export`: exports the confirmed subscribers. */
export const exportCommand = () =>
  addExportOptions(
    defineTenantCommand('export', {
      summary: 'Export newsletter subscribers, with proof of consent and an unsubscribe link; this is logged',
      examples: ['subscribers export --tenant an-noor --out subscribers.csv'],
      details:
        'Only confirmed subscribers are exported. Export them again for every newsletter, to leave out people who have unsubscribed.\nThe JSON also has the headers for one-click unsubscribe (RFC 8058).',
    }),
  ).action(run)
