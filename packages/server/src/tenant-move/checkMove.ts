import type pg from 'pg'
import { OperatorError, type Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { lastingKeyUses, verifyKey } from '@minaret/foundation/db'
import { demandOwner, levelOf } from '../backup/tables.ts'

/** A mosque's row in one of the two databases. */
export type TenantRow = { slug: string; state: 'open' | 'suspended' | 'moved' | 'arriving'; movedTo: string | null }

/** Reads a mosque's row, if there is one. */
export async function readTenantRow(client: pg.ClientBase, tenantId: string): Promise<TenantRow | undefined> {
  const { rows } = await client.query<TenantRow>(
    'SELECT slug, state, moved_to AS "movedTo" FROM tenants WHERE id = $1',
    [tenantId],
  )
  return rows[0]
}

/** Normalises the address of servers. @throws OperatorError if it is invalid */
export function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
    return url.origin
  throw new OperatorError(
    `"${text}" is not the address of servers. Write it like http://10.0.0.5:3000, as this database's servers reach them.`,
  )
}

/** @throws OperatorError if the two installations use different keys */
async function requireSameKey(source: Database, target: Database, secrets: Secrets): Promise<void> {
  const [here, there] = [await verifyKey(source, secrets), await verifyKey(target, secrets).catch(() => undefined)]
  if (there && lastingKeyUses.every((use) => here.derive(use).equals(there.derive(use)))) return
  throw new OperatorError(
    'The two databases use different keys, so payment accounts and logins could not be read there. Start the other servers with the same SECRETS_KEY, on a new database.',
  )
}

/**
 * Checks that a mosque can be moved, before the move starts.
 * @throws OperatorError with the problem
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
  const [sourceLevel, targetLevel] = [await levelOf(here), await levelOf(there)]
  if (sourceLevel.ours !== targetLevel.ours || sourceLevel.queue !== targetLevel.queue)
    throw new OperatorError(
      'The two databases are of different versions. Update both to the same version, and start a server on each once.',
    )
  await requireSameKey(source, target, secrets)
  const markQuery = 'SELECT storage_mark AS mark FROM installation'
  const marks = [
    await here.query<{ mark: string | null }>(markQuery),
    await there.query<{ mark: string | null }>(markQuery),
  ]
  const [ownMark, otherMark] = marks.map(({ rows }) => rows[0]?.mark)
  if (!filesAreShared && (!ownMark || ownMark !== otherMark))
    throw new OperatorError(
      "The two databases' servers store pictures and files in different places. Set the same STORAGE_URL for both. If you have copied the mosque's files yourself, add --files-are-there.",
    )
  await requireFreeNames(here, there, tenantId)
}

/** @throws OperatorError if another mosque of the target has one of its names */
async function requireFreeNames(here: pg.ClientBase, there: pg.ClientBase, tenantId: string): Promise<void> {
  const names = await here.query<{ hostname: string }>('SELECT hostname FROM hostnames WHERE tenant_id = $1', [
    tenantId,
  ])
  const takenNames = await there.query<{ hostname: string }>(
    'SELECT hostname FROM hostnames WHERE hostname = ANY ($1) AND tenant_id <> $2',
    [names.rows.map(({ hostname }) => hostname), tenantId],
  )
  const [first] = takenNames.rows
  if (first) throw new OperatorError(`The host name ${first.hostname} belongs to another mosque in the other database.`)
  const slug = (await readTenantRow(here, tenantId))?.slug
  const sameSlug = await there.query('SELECT FROM tenants WHERE slug = $1 AND id <> $2', [slug, tenantId])
  if (sameSlug.rowCount) throw new OperatorError(`The other database has another mosque called ${slug}.`)
}
