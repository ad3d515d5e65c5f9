import { sql } from 'drizzle-orm'
import type { OriginRequest, ProtectedSettings } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { parseConfig } from '@minaret/plans'
import { readSettings, storeSetting } from '@minaret/staff/configuration'
import { readOrigins } from '@minaret/foundation/tenancy'

/** Reads the settings that need two owners. */
export async function readProtected(tx: Tx, tenantId: string): Promise<ProtectedSettings> {
  const settings = await readSettings(tx)
  const bankDetails = settings.find(({ key }) => key === 'bankDetails')?.value
  return {
    ...(bankDetails === undefined ? {} : { bankDetails }),
    frames: parseConfig(settings).appDonate.origins,
    calls: await readOrigins(tx, tenantId),
  }
}

/** Allows or disallows another website. */
export async function changeOrigin(tx: Tx, tenantId: string, { use, origin, allow }: OriginRequest): Promise<void> {
  if (use === 'calls') {
    await tx.execute(sql`select change_origin(${origin}, ${allow})`)
    return
  }
  const { frames } = await readProtected(tx, tenantId)
  const origins = allow ? [...new Set([...frames, origin])] : frames.filter((frame) => frame !== origin)
  await storeSetting(tx, 'appDonateOrigins', origins.length === 0 ? undefined : origins.join(','))
}
