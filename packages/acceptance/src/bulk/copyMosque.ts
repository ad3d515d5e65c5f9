import type pg from 'pg'
import type { Secrets } from '../../../foundation/src/base/secrets.ts'
import { accountSecretContext } from '../../../giving/src/providers/accounts.ts'

/** Tables that are not copied: money, people, secrets, request logs, and unique names. */
const excludedTables = [
  'hostnames',
  'origins',
  'webhook_paths',
  'payment_accounts',
  'gifts',
  'ledger_entries',
  'receipts',
  'receipt_counters',
  'money_totals',
  'mails',
  'sessions',
  'link_references',
  'audit_entries',
  'approvals',
  'files',
  'folder_items',
  'visitor_days',
  'visitor_marks',
  'visitor_totals',
]
const excludedPrefixes = /^(demo_|staff_|desk_|contact_|gift_aid_|reconciliation|provider_|throttles|decline_)/

/** Returns the host name of the nth copied mosque. A load generator can compute all of them. */
export const bulkHostname = (n: number): string => `m${n}.load.test`

const quoteName = (name: string) => `"${name}"`

/** Returns the tables in which the copied mosque has rows, with their stored columns. */
async function findTables(client: pg.ClientBase, from: string) {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    GROUP BY 1 HAVING bool_or(a.attname = 'tenant_id') ORDER BY 1`)
  const candidates = rows.filter(({ name }) => !excludedTables.includes(name) && !excludedPrefixes.test(name))
  const filledTables = []
  for (const table of candidates) {
    const { rowCount } = await client.query(`SELECT FROM ${quoteName(table.name)} WHERE tenant_id = $1 LIMIT 1`, [from])
    if (rowCount) filledTables.push(table)
  }
  return filledTables
}

/** Gives each copy a demonstration payment account with its own webhook secret. */
async function addAccounts(client: pg.ClientBase, ids: readonly string[], secrets: Secrets): Promise<void> {
  for (let start = 0; start < ids.length; start += 1000) {
    const batch = ids.slice(start, start + 1000)
    const sealedSecrets = batch.map((tenantId) =>
      secrets.seal(
        `whsec_demo_${tenantId}`,
        accountSecretContext({ tenantId, id: `demo-${tenantId}` }, 'webhookSecret'),
      ),
    )
    await client.query(
      `INSERT INTO payment_accounts (tenant_id, id, kind, mode, webhook_secret)
       SELECT id, 'demo-' || id, 'demonstration', 'demo', secret FROM unnest($1::uuid[], $2::bytea[]) AS t (id, secret)`,
      [batch, sealedSecrets],
    )
  }
  await client.query(
    "INSERT INTO webhook_paths (account_id, tenant_id) SELECT 'demo-' || id, id FROM unnest($1::uuid[]) AS t (id)",
    [ids],
  )
}

/**
 * Copies a mosque's content, table by table inside PostgreSQL. Ten thousand copies take about a minute.
 * @param client a superuser's session without triggers (`session_replication_role = replica`)
 * @param slug the slug of the mosque to copy
 * @returns the copies' ids, in the order of {@link bulkHostname}
 */
export async function copyMosque(
  client: pg.ClientBase,
  { slug, count, secrets }: { slug: string; count: number; secrets: Secrets },
): Promise<string[]> {
  const [template] = (await client.query<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [slug])).rows
  if (!template) throw new Error(`There is no mosque ${slug} to copy.`)
  const copies = await client.query<{ id: string }>(
    "INSERT INTO tenants (slug) SELECT 'm' || n FROM generate_series(0, $1::int - 1) n ORDER BY n RETURNING id",
    [count],
  )
  const ids = copies.rows.map(({ id }) => id)
  await client.query('CREATE TEMPORARY TABLE copies (n integer PRIMARY KEY, id uuid NOT NULL)')
  await client.query('INSERT INTO copies SELECT n - 1, id FROM unnest($1::uuid[]) WITH ORDINALITY AS t (id, n)', [ids])
  await client.query(
    "INSERT INTO hostnames (hostname, tenant_id) SELECT 'm' || n || '.load.test', id FROM copies ORDER BY n",
  )
  for (const { name, columns } of await findTables(client, template.id)) {
    const otherColumns = columns.filter((column) => column !== 'tenant_id').map(quoteName)
    await client.query(
      `INSERT INTO ${quoteName(name)} (tenant_id, ${otherColumns.join(', ')})
       SELECT c.id, ${otherColumns.map((column) => `t.${column}`).join(', ')}
       FROM copies c CROSS JOIN ${quoteName(name)} t WHERE t.tenant_id = $1`,
      [template.id],
    )
  }
  await client.query(
    "UPDATE settings s SET value = 'Masjid ' || c.n FROM copies c WHERE s.tenant_id = c.id AND lower(s.key) = 'websitename'",
  )
  await addAccounts(client, ids, secrets)
  return ids
}
