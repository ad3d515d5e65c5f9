/** Whether the server rejects a link as used, expired or invalid. */
export const isLinkExpired = (error: unknown): boolean => {
  const { status }: { status?: unknown } = Object(error)
  return status === 410
}
