import { sql } from 'drizzle-orm'
import type { OriginRequest, ProtectedSettings } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { parseConfig } from '@minaret/plans'
import { readSettings, storeSetting } from '@minaret/staff/configuration'
import { readOrigins } from '@minaret/foundation/tenancy'

/** The settings that take two owners, as they are now. */
export async function readProtected(tx: Tx, tenantId: string): Promise<ProtectedSettings> {
  const stored = await readSettings(tx)
  const bankDetails = stored.find(({ key }) => key === 'bankDetails')?.value
  return {
    ...(bankDetails === undefined ? {} : { bankDetails }),
    frames: parseConfig(stored).appDonate.origins,
    calls: await readOrigins(tx, tenantId),
  }
}

/** Allows another website, or no longer. */
export async function changeOrigin(tx: Tx, tenantId: string, { use, origin, allow }: OriginRequest): Promise<void> {
  if (use === 'calls') {
    await tx.execute(sql`select change_origin(${origin}, ${allow})`)
    return
  }
  const { frames } = await readProtected(tx, tenantId)
  const left = allow ? [...new Set([...frames, origin])] : frames.filter((one) => one !== origin)
  await storeSetting(tx, 'appDonateOrigins', left.length === 0 ? undefined : left.join(','))
}
