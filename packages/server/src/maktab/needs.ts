import type { Secrets } from '@minaret/foundation/base'

/** What a child's needs are sealed to: they open for this registration of this mosque, and nowhere else. */
export const needsPlace = (tenantId: string, registrationId: string): string => `maktab ${tenantId} ${registrationId}`

/**
 * Opens what teachers must know of a child, for those the mosque lets read it.
 * @throws when it was sealed for another registration or another mosque
 */
export const openNeeds = (
  secrets: Secrets,
  needs: Buffer,
  { tenantId, registrationId }: { tenantId: string; registrationId: string },
): string => secrets.open(needs, needsPlace(tenantId, registrationId))
