import { strFromU8, unzipSync } from 'fflate'
import { find, findAll, readXml, textAt, type XmlElement } from '../hmrc/readXml.ts'

/** A sheet as HMRC's validator reads it. */
export type Sheet = {
  name: string
  rows: {
    /** Cells in order, repeats unfolded; those that a merged one covers do not count. */
    cells: string[]
    /** The cells as they stand in the file, each counted once however often it is repeated. */
    elements: string[]
  }[]
}

/** Blank filling at the end of rows and sheets is not unfolded any further. */
const farthest = 60

const times = (element: XmlElement, name: string) =>
  Math.min(Number(element.attributes[`number-${name}-repeated`] ?? 1), farthest)

/** All text of an element in order would need its place between children; a paragraph of HMRC's files has one or the other. */
const textOf = (element: XmlElement): string =>
  element.text +
  element.children
    .map((child) => (child.name === 's' ? ' '.repeat(Number(child.attributes.c ?? 1)) : textOf(child)))
    .join('')

const cellText = (cell: XmlElement): string => findAll(cell, 'p').map(textOf).join('\n')

/** The first sheet of a spreadsheet, by the rules of `hmrc/charities-claims-validation`. */
export function readSheet(ods: Uint8Array): Sheet {
  const content = readXml(strFromU8(unzipSync(ods)['content.xml'] ?? new Uint8Array()))
  const table = find(content, 'body', 'spreadsheet', 'table')
  return {
    name: table?.attributes.name ?? textAt(table, 'title') ?? '',
    rows: findAll(table, 'table-row').flatMap((row) => {
      const elements = findAll(row, 'table-cell')
      const cells = elements.flatMap((cell) => Array<string>(times(cell, 'columns')).fill(cellText(cell)))
      const read = { cells, elements: elements.map(cellText) }
      return Array<typeof read>(times(row, 'rows')).fill(read)
    }),
  }
}
