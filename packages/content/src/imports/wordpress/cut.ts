/** Truncates text without splitting a surrogate pair. */
export const cut = (text: string, maxLength: number): string => text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
