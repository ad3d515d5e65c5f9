/** Whether the server says that a link has been used, or never was one. */
export const isLinkOver = (error: unknown): boolean => {
  const { status }: { status?: unknown } = Object(error)
  return status === 410
}
