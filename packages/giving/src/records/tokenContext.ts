/** The encryption context that binds a confirmation token to its gift. */
export const tokenContext = ({ tenantId, id }: { tenantId: string; id: string }): string =>
  `${tenantId}/${id}/confirmationToken`
