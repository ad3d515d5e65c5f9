/** Direction marks that reorder what stands around a name; joiners, which Urdu and Persian need, stay. */
const invisible = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** A cell as one line of text: without what a spreadsheet put before it so that it is no formula, or instead of nothing. */
export function readCell(cell: string): string {
  const text = cell.normalize('NFC').replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim()
  const bare = /^="(.*)"$/.exec(text)?.[1] ?? text.replace(/^'(?=[=+\-@])/, '')
  return /^(?:-+|-? ?n\/a ?-?|null)$/i.test(bare) ? '' : bare
}
