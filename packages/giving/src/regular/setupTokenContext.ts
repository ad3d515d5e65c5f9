/** Context that binds a sealed confirmation token to its regular gift. */
export const setupTokenContext = ({ tenantId, id }: { tenantId: string; id: string }): string =>
  `${tenantId}/${id}/setupToken`
