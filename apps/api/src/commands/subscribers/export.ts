import { exportSubscribers, loadTenant, writeMoment } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { exporting, type ExportOptions, tellExport } from '../frame/list.ts'
import { withTenant } from '../frame/store.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

type Options = TenantOptions & ExportOptions

async function run(options: Options): Promise<void> {
  const { rows, timeZone } = await withTenant(options.tenant, async ({ database }, id) => {
    const tenant = await loadTenant(database, id, readEnv().port)
    return { rows: await exportSubscribers(database, tenant, new Date()), timeZone: tenant.config.timeZone }
  })
  await tellExport(options, {
    headings: ['email', 'name', 'asked', 'confirmed', 'wording', 'unsubscribe'],
    rows: rows.map(({ email, name, asked, confirmed, wording, unsubscribe }) => ({
      email,
      name,
      asked: writeMoment(asked, timeZone),
      confirmed: writeMoment(confirmed, timeZone),
      wording,
      unsubscribe,
    })),
    json: rows.map(({ asked, confirmed, ...row }) => ({
      ...row,
      asked: asked.toISOString(),
      confirmed: confirmed.toISOString(),
    })),
    beside: ['Each has a link of their own to leave by: put it into every letter you send them.'],
  })
}

/** `subscribers export`: who may be written to. */
export const exportVerb = () =>
  exporting(
    tenantVerb('export', {
      says: 'Write who may be sent the newsletter, with proof of consent and a link to leave by; it is written down',
      examples: ['subscribers export --tenant an-noor --out subscribers.csv'],
      more: 'Only those who have confirmed are in it. Take it anew for every letter: who has left since is not in it any more.\nThe JSON also has the headers (RFC 8058) by which a mail program lets its reader leave in one click.',
    }),
  ).action(run)
