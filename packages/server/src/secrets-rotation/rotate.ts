import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { requestContext } from '../accounts/requests.ts'
import { manageLinkContext } from '@minaret/giving/regular'
import {
  type Database,
  type Tx,
  installation,
  isServedHere,
  tenants,
  lastingKeyContext,
  getKeyFingerprint,
  lastingKeyUses,
  readInstallation,
  signups,
  staffAccounts,
  withLastingKeys,
} from '@minaret/foundation/db'
import { OperatorError, type Secrets } from '@minaret/foundation/base'
import { signupContext } from '../signup/store.ts'
import { authenticatorContext } from '@minaret/staff/members'
import { type SealedColumn, sealedColumns } from './sealedColumns.ts'

/** The result of a key rotation. */
export type RotationResult = {
  /** Number of secrets re-encrypted with the new key, or in a dry run to be re-encrypted. */
  resealed: number
  /** Number of secrets already encrypted with the new key. */
  current: number
  /** Secrets that neither key decrypts, by table and column; they are left unchanged. */
  unreadable: Record<string, number>
  /** Whether the previous key is no longer needed. */
  finished: boolean
}

type Keys = { secrets: Secrets; before: Secrets }
type RotationStep = { to?: Buffer; state: 'current' | 'resealed' | 'unreadable' }

const decrypt = (secrets: Secrets, sealed: Buffer, context: string): string | undefined => {
  try {
    return secrets.open(sealed, context)
  } catch {
    return undefined
  }
}

/** Re-encrypts a secret with the new key, or returns why that is not necessary or possible. */
function rotateValue({ secrets, before }: Keys, sealed: Buffer, context: string): RotationStep {
  const plaintext = decrypt(before, sealed, context)
  if (plaintext !== undefined) return { to: secrets.seal(plaintext, context), state: 'resealed' }
  return { state: decrypt(secrets, sealed, context) === undefined ? 'unreadable' : 'current' }
}

/** Rotates a column. Each row is updated only if unchanged since it was read, because servers keep writing. */
async function rotateColumn(
  tx: Tx,
  keys: Keys,
  tenantId: string,
  sealedColumn: SealedColumn,
  count: Count,
  dryRun: boolean,
) {
  const [table, column] = [sql.identifier(sealedColumn.table), sql.identifier(sealedColumn.column)]
  const names = sql.join(
    sealedColumn.keys.map((key) => sql`${sql.identifier(key)}::text`),
    sql`, `,
  )
  const { rows } = await tx.execute<{ at: string[]; sealed: Buffer }>(
    sql`select array[${names}] as at, ${column} as sealed from ${table} where tenant_id = ${tenantId} and ${column} is not null`,
  )
  for (const { at: keyValues, sealed } of rows) {
    const { to, state } = rotateValue(keys, sealed, sealedColumn.about(tenantId, keyValues))
    count(state, `${sealedColumn.table}.${sealedColumn.column}`)
    if (!to || dryRun) continue
    const keyConditions = sealedColumn.keys.map((key, n) => sql`${sql.identifier(key)} = ${keyValues[n]}`)
    await tx.execute(
      sql`update ${table} set ${column} = ${to} where tenant_id = ${tenantId} and ${sql.join(keyConditions, sql` and `)} and ${column} = ${sealed}`,
    )
  }
}

/** Jobs with an encrypted payload, its encryption context and its name in the counts. */
const sealedJobs: Record<string, { contextOf: (tenantId: string) => string; label: string }> = {
  'account-request': { contextOf: requestContext, label: 'account requests' },
  'manage-link': { contextOf: manageLinkContext, label: 'requests for manage links' },
}

/** Rotates queued requests; the queue belongs to the installation, not to a mosque. */
async function rotateRequests(tx: Tx, keys: Keys, count: Count, dryRun: boolean): Promise<void> {
  const { rows } = await tx.execute<{ id: string; task: string; tenant: string; sealed: string }>(
    sql`select job.id::text, task.identifier as task, job.payload->>'tenantId' as tenant, job.payload->>'sealed' as sealed
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier in ${Object.keys(sealedJobs)} and job.payload->>'sealed' is not null`,
  )
  for (const { id, task, tenant, sealed } of rows) {
    const kind = sealedJobs[task]
    if (!kind) continue
    const { to, state } = rotateValue(keys, Buffer.from(sealed, 'base64'), kind.contextOf(tenant))
    count(state, kind.label)
    if (to && !dryRun)
      await tx.execute(
        sql`update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{sealed}', to_jsonb(${to.toString('base64')}::text))
          where id = ${id} and payload->>'sealed' = ${sealed}`,
      )
  }
}

type Count = (state: RotationStep['state'], where: string) => void

/** Rotates authenticator secrets; staff accounts do not belong to a mosque. */
async function rotateAuthenticators(tx: Tx, keys: Keys, count: Count, dryRun: boolean): Promise<void> {
  const accounts = await tx
    .select({ id: staffAccounts.id, sealed: staffAccounts.authenticator })
    .from(staffAccounts)
    .where(isNotNull(staffAccounts.authenticator))
  for (const { id, sealed } of accounts) {
    if (!sealed) continue
    const { to, state } = rotateValue(keys, sealed, authenticatorContext(id))
    count(state, 'staff_accounts.authenticator')
    if (to && !dryRun)
      await tx
        .update(staffAccounts)
        .set({ authenticator: to })
        .where(and(eq(staffAccounts.id, id), eq(staffAccounts.authenticator, sealed)))
  }
}

/** Rotates the contacts of sign-ups, which have no mosque yet. */
async function rotateSignups(tx: Tx, keys: Keys, count: Count, dryRun: boolean): Promise<void> {
  for (const { id, sealed } of await tx.select({ id: signups.id, sealed: signups.sealed }).from(signups)) {
    const { to, state } = rotateValue(keys, sealed, signupContext(id))
    count(state, 'signups.sealed')
    if (to && !dryRun)
      await tx
        .update(signups)
        .set({ sealed: to })
        .where(and(eq(signups.id, id), eq(signups.sealed, sealed)))
  }
}

/** Makes the new key current, and re-encrypts the lasting keys with it. */
async function finishRotation(database: Database, { secrets, before }: Keys): Promise<void> {
  await database.asOwner(async (tx) => {
    const row = await readInstallation(tx, getKeyFingerprint(before))
    const lastingKeys = withLastingKeys(secrets, row)
    const rotatedKeys = Object.fromEntries(
      lastingKeyUses.map((use) => [
        use,
        secrets.seal(lastingKeys.derive(use).toString('base64'), lastingKeyContext(use)).toString('base64'),
      ]),
    )
    await tx
      .update(installation)
      .set({ keyMark: getKeyFingerprint(secrets), kept: rotatedKeys })
      .where(eq(installation.only, true))
  })
}

/**
 * Re-encrypts every secret at rest from `SECRETS_KEY_PREVIOUS` to `SECRETS_KEY`. Each mosque is one transaction, so that
 * an interrupted rotation loses no data and can be resumed. Servers that have both keys can run in the meantime.
 * @param options `dryRun` counts without writing
 * @throws OperatorError if no previous key is set
 */
export async function rotateSecrets(
  database: Database,
  secrets: Secrets,
  options: { dryRun?: boolean; onMosque?: (done: number) => void } = {},
): Promise<RotationResult> {
  const { dryRun = false, onMosque } = options
  const { before } = secrets
  if (!before)
    throw new OperatorError(
      'There is nothing to rotate: set SECRETS_KEY to the new key and SECRETS_KEY_PREVIOUS to the key used so far.',
    )
  const keys = { secrets, before }
  const result: RotationResult = { resealed: 0, current: 0, unreadable: {}, finished: false }
  const count: Count = (state, where) => {
    if (state === 'unreadable') result.unreadable[where] = (result.unreadable[where] ?? 0) + 1
    else result[state] += 1
  }
  // The remaining rows of a moved mosque are unused and read-only.
  const allTenants = await database.asOwner((tx) =>
    tx.select({ id: tenants.id }).from(tenants).where(isServedHere).orderBy(tenants.id),
  )
  for (const [n, { id }] of allTenants.entries()) {
    await database.asOwner(async (tx) => {
      await tx.execute(sql`select set_config('app.tenant', ${id}::uuid::text, true)`)
      for (const column of sealedColumns) await rotateColumn(tx, keys, id, column, count, dryRun)
    })
    onMosque?.(n + 1)
  }
  await database.asOwner((tx) => rotateRequests(tx, keys, count, dryRun))
  await database.asOwner((tx) => rotateAuthenticators(tx, keys, count, dryRun))
  await database.asOwner((tx) => rotateSignups(tx, keys, count, dryRun))
  if (!dryRun) await finishRotation(database, keys)
  return { ...result, finished: !dryRun }
}
