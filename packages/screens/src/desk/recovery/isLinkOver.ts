/** Whether the server rejects a link as used, expired or invalid. */
export const isLinkOver = (error: unknown): boolean => {
  const { status }: { status?: unknown } = Object(error)
  return status === 410
}
