/** Binds a sealed confirmation token to its gift. */
export const tokenPlace = ({ tenantId, id }: { tenantId: string; id: string }): string =>
  `${tenantId}/${id}/confirmationToken`
