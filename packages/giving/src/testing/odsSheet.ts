import { strFromU8, unzipSync } from 'fflate'
import { find, findAll, readXml, textAt, type XmlElement } from '../hmrc/readXml.ts'

/** A sheet as read by HMRC's validator. */
export type Sheet = {
  name: string
  rows: {
    /** Cells in order with repeats expanded, without covered cells of merged ranges. */
    cells: string[]
    /** The cell elements of the file, each counted once even if repeated. */
    elements: string[]
  }[]
}

/** Blank padding at the end of rows and sheets is not expanded further. */
const maxRepeats = 60

const repeatsOf = (element: XmlElement, name: string) =>
  Math.min(Number(element.attributes[`number-${name}-repeated`] ?? 1), maxRepeats)

/** Direct text and children are not interleaved, because a paragraph in HMRC's files has only one of them. */
const textOf = (element: XmlElement): string =>
  element.text +
  element.children
    .map((child) => (child.name === 's' ? ' '.repeat(Number(child.attributes.c ?? 1)) : textOf(child)))
    .join('')

const readCellText = (cell: XmlElement): string => findAll(cell, 'p').map(textOf).join('\n')

/** Reads the first sheet of a spreadsheet by the rules of `hmrc/charities-claims-validation`. */
export function readSheet(ods: Uint8Array): Sheet {
  const content = readXml(strFromU8(unzipSync(ods)['content.xml'] ?? new Uint8Array()))
  const table = find(content, 'body', 'spreadsheet', 'table')
  return {
    name: table?.attributes.name ?? textAt(table, 'title') ?? '',
    rows: findAll(table, 'table-row').flatMap((row) => {
      const elements = findAll(row, 'table-cell')
      const cells = elements.flatMap((cell) => Array<string>(repeatsOf(cell, 'columns')).fill(readCellText(cell)))
      const rowContent = { cells, elements: elements.map(readCellText) }
      return Array<typeof rowContent>(repeatsOf(row, 'rows')).fill(rowContent)
    }),
  }
}
