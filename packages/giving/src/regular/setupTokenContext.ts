/** Binds a sealed confirmation token to the regular gift whose first card it is. */
export const setupTokenContext = ({ tenantId, id }: { tenantId: string; id: string }): string =>
  `${tenantId}/${id}/setupToken`
