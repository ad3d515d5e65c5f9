/** Control characters and direction marks. Joiners stay, as Urdu and Persian need them. */
const invisible = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** Reads a cell as one line of text, without a spreadsheet's formula protection. Placeholders such as n/a become empty. */
export function readCell(cell: string): string {
  const text = cell.normalize('NFC').replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim()
  const unquoted = /^="(.*)"$/.exec(text)?.[1] ?? text.replace(/^'(?=[=+\-@])/, '')
  return /^(?:-+|-? ?n\/a ?-?|null)$/i.test(unquoted) ? '' : unquoted
}
