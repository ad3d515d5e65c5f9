import type pg from 'pg'
import { OperatorError, type Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { lastingKeyUses, verifyKey } from '@minaret/foundation/db'
import { requireOwner, levelOf } from '../backup/tables.ts'

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

/** Normalises the address of a database's servers. @throws OperatorError if it is invalid */
export function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
    return url.origin
  throw new OperatorError(
    `"${text}" is not a server address. Write it like http://10.0.0.5:3000: an address that this database's servers can reach.`,
  )
}

/** @throws OperatorError if the two installations use different keys */
async function requireSameKey(source: Database, target: Database, secrets: Secrets): Promise<void> {
  const [sourceKeys, targetKeys] = [
    await verifyKey(source, secrets),
    await verifyKey(target, secrets).catch(() => undefined),
  ]
  if (targetKeys && lastingKeyUses.every((use) => sourceKeys.derive(use).equals(targetKeys.derive(use)))) return
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
  sourceClient: pg.ClientBase,
  targetClient: pg.ClientBase,
  tenantId: string,
): Promise<void> {
  await requireOwner(sourceClient)
  await requireOwner(targetClient)
  const [sourceLevel, targetLevel] = [await levelOf(sourceClient), await levelOf(targetClient)]
  if (sourceLevel.ours !== targetLevel.ours || sourceLevel.queue !== targetLevel.queue)
    throw new OperatorError(
      'The two databases have different versions. Update both to the same version, and start a server on each once.',
    )
  await requireSameKey(source, target, secrets)
  const markQuery = 'SELECT storage_mark AS mark FROM installation'
  const marks = [
    await sourceClient.query<{ mark: string | null }>(markQuery),
    await targetClient.query<{ mark: string | null }>(markQuery),
  ]
  const [sourceMark, targetMark] = marks.map(({ rows }) => rows[0]?.mark)
  if (!filesAreShared && (!sourceMark || sourceMark !== targetMark))
    throw new OperatorError(
      "The two databases' servers store pictures and files in different places. Set the same STORAGE_URL for both. If you have copied the mosque's files yourself, add --files-are-there.",
    )
  await requireFreeNames(sourceClient, targetClient, tenantId)
}

/** @throws OperatorError if another mosque in the target has one of the mosque's names */
async function requireFreeNames(
  sourceClient: pg.ClientBase,
  targetClient: pg.ClientBase,
  tenantId: string,
): Promise<void> {
  const names = await sourceClient.query<{ hostname: string }>('SELECT hostname FROM hostnames WHERE tenant_id = $1', [
    tenantId,
  ])
  const takenNames = await targetClient.query<{ hostname: string }>(
    'SELECT hostname FROM hostnames WHERE hostname = ANY ($1) AND tenant_id <> $2',
    [names.rows.map(({ hostname }) => hostname), tenantId],
  )
  const [takenName] = takenNames.rows
  if (takenName)
    throw new OperatorError(`The host name ${takenName.hostname} belongs to another mosque in the other database.`)
  const slug = (await readTenantRow(sourceClient, tenantId))?.slug
  const sameSlug = await targetClient.query('SELECT FROM tenants WHERE slug = $1 AND id <> $2', [slug, tenantId])
  if (sameSlug.rowCount) throw new OperatorError(`The other database has another mosque called ${slug}.`)
}
