import type pg from 'pg'
import { OperatorError, type Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { lastingKeyUses, verifyKey } from '@minaret/foundation/db'
import { demandOwner, levelOf } from '../backup/tables.ts'

/** Where a mosque is, as one of two databases has it. */
export type TenantRow = { slug: string; state: 'open' | 'suspended' | 'moved' | 'arriving'; movedTo: string | null }

/** A mosque's row, where there is one. */
export async function readTenantRow(client: pg.ClientBase, tenantId: string): Promise<TenantRow | undefined> {
  const { rows } = await client.query<TenantRow>(
    'SELECT slug, state, moved_to AS "movedTo" FROM tenants WHERE id = $1',
    [tenantId],
  )
  return rows[0]
}

/** The address of servers as it is written down. @throws OperatorError when it is none */
export function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
    return url.origin
  throw new OperatorError(
    `"${text}" is not the address of servers. Write it like http://10.0.0.5:3000, as this database's servers reach them.`,
  )
}

/** @throws OperatorError when what one installation has sealed, the other could not open */
async function demandSameKey(source: Database, target: Database, secrets: Secrets): Promise<void> {
  const [here, there] = [await verifyKey(source, secrets), await verifyKey(target, secrets).catch(() => undefined)]
  if (there && lastingKeyUses.every((use) => here.derive(use).equals(there.derive(use)))) return
  throw new OperatorError(
    'The two databases use different keys, so payment accounts and logins could not be read there. Start the other servers with the same SECRETS_KEY, on a new database.',
  )
}

/**
 * Makes sure that a mosque can be moved, before anything is.
 * @throws OperatorError with what stands in the way
 */
export async function checkMove(
  {
    source,
    target,
    secrets,
    filesAreShared,
  }: { source: Database; target: Database; secrets: Secrets; filesAreShared: boolean },
  here: pg.ClientBase,
  there: pg.ClientBase,
  tenantId: string,
): Promise<void> {
  await demandOwner(here)
  await demandOwner(there)
  const [own, other] = [await levelOf(here), await levelOf(there)]
  if (own.ours !== other.ours || own.queue !== other.queue)
    throw new OperatorError(
      'The two databases are of different versions. Update both to the same version, and start a server on each once.',
    )
  await demandSameKey(source, target, secrets)
  const mark = 'SELECT storage_mark AS mark FROM installation'
  const marks = [await here.query<{ mark: string | null }>(mark), await there.query<{ mark: string | null }>(mark)]
  const [ownMark, otherMark] = marks.map(({ rows }) => rows[0]?.mark)
  if (!filesAreShared && (!ownMark || ownMark !== otherMark))
    throw new OperatorError(
      "The two databases' servers store pictures and files in different places. Set the same STORAGE_URL for both. If you have copied the mosque's files yourself, add --files-are-there.",
    )
  await demandFreeNames(here, there, tenantId)
}

/** @throws OperatorError when another mosque of the target has a name of this one */
async function demandFreeNames(here: pg.ClientBase, there: pg.ClientBase, tenantId: string): Promise<void> {
  const names = await here.query<{ hostname: string }>('SELECT hostname FROM hostnames WHERE tenant_id = $1', [
    tenantId,
  ])
  const taken = await there.query<{ hostname: string }>(
    'SELECT hostname FROM hostnames WHERE hostname = ANY ($1) AND tenant_id <> $2',
    [names.rows.map(({ hostname }) => hostname), tenantId],
  )
  const [first] = taken.rows
  if (first) throw new OperatorError(`The host name ${first.hostname} belongs to another mosque in the other database.`)
  const slug = (await readTenantRow(here, tenantId))?.slug
  const same = await there.query('SELECT FROM tenants WHERE slug = $1 AND id <> $2', [slug, tenantId])
  if (same.rowCount) throw new OperatorError(`The other database has another mosque called ${slug}.`)
}
