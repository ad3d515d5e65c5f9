/** Up to eight letters that nobody had before, as a part of a name: the same journey again finds its own people. */
export const uniqueWord = (): string =>
  crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)
