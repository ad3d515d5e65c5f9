/** A unique word of up to eight letters for a name, so that a repeated journey finds its own records. */
export const uniqueWord = (): string =>
  crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)
