import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { contentPreviews, currentTenant, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'

/** How long a preview's URL is valid, in milliseconds. */
const lifetimeMs = 5 * 60_000

type NewPreview = Omit<typeof contentPreviews.$inferInsert, 'tenantId' | 'hash' | 'expiresAt'>

/** Stores a preview and returns the URL that opens it once. */
export async function addPreview(
  tx: Tx,
  { tenant, now }: { tenant: Pick<Tenant, 'address'>; now: Date },
  preview: NewPreview,
): Promise<{ address: string; expires: string }> {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await tx.delete(contentPreviews).where(lt(contentPreviews.expiresAt, now))
  await tx.insert(contentPreviews).values({ ...preview, tenantId: currentTenant, hash: sha256(secret), expiresAt })
  return { address: `${tenant.address}/unpublished/${secret}`, expires: expiresAt.toISOString() }
}
