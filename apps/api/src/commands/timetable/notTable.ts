/** How files begin that people take for tables: they show one, and hold none that a program can read. */
const pictures: readonly [begins: string, what: string][] = [
  ['%PDF-', 'a PDF'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['GIF8', 'a picture'],
  ['<!DOCTYPE', 'a web page'],
  ['<!doctype', 'a web page'],
  ['<html', 'a web page'],
]

/** Why a file is no table of times although it shows one, as a sentence; nothing where it may be one. */
export function tableProblem(name: string, bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const found = pictures.find(([begins]) => start.startsWith(begins))
  return found
    ? `${name} is ${found[1]}, from which times cannot be read reliably. Ask whoever made it for the spreadsheet (Excel or CSV), or type the times into one. docs/prayer-times.md says what it may look like.`
    : undefined
}
