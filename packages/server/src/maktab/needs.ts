import type { Secrets } from '@minaret/foundation/base'

/** The encryption context of a child's needs: this registration of this mosque. */
export const needsContext = (tenantId: string, registrationId: string): string => `maktab ${tenantId} ${registrationId}`

/**
 * Decrypts a child's needs, for staff with permission to read them.
 * @throws if they were encrypted for another registration or mosque
 */
export const openNeeds = (
  secrets: Secrets,
  needs: Buffer,
  { tenantId, registrationId }: { tenantId: string; registrationId: string },
): string => secrets.open(needs, needsContext(tenantId, registrationId))
