import { formatDateTime } from '@minaret/foundation/tenancy'
import type { ExportTable } from './table.ts'

type Readme = {
  mosque: string
  at: Date
  timeZone: string
  tables: readonly { table: ExportTable; rows: number }[]
  /** The number of files in the folder, and a sentence about each missing item. */
  folder: { files: number; lost: readonly string[] }
}

/** Data that is never exported, and where to find it. */
const omissions = [
  'Messages to the mosque, and questions to the imam, which the imam alone may read: they stay at the desk, under Messages.',
  'Applications for courses and the maktab, with what families wrote about a child’s needs: they stay at the desk, under Applications.',
  'Accounts of visitors and staff: passwords, passkeys and logins mean nothing elsewhere.',
  'Keys of the payment provider and of HMRC: enter them anew wherever you go.',
  'Names on the envelopes of a collection that is still being counted.',
  'Pictures and files of the library that no page uses.',
]

const formatRows = (rows: number) => `${rows.toLocaleString('en-GB')} ${rows === 1 ? 'row' : 'rows'}`

const section = ({ name, about, columns }: ExportTable, rows: number): string =>
  [
    `tables/${name}.csv (${formatRows(rows)})`,
    about,
    ...columns.map(({ heading, about: description }) => `  ${heading}${description === '' ? '' : `: ${description}`}`),
  ].join('\n')

/** Writes the archive's README, which describes each file and column. */
export const writeReadme = ({ mosque, at, timeZone, tables, folder }: Readme): string =>
  `${[
    `Everything of ${mosque}`,
    `Written on ${formatDateTime(at, timeZone)} (${timeZone}). All times are by the mosque’s clocks.`,
    `This archive holds personal data of donors and subscribers. Store it where only the people who need it can open it, and delete it when you no longer do.`,
    `folder/ (${folder.files} ${folder.files === 1 ? 'file' : 'files'})\nWhat the website says, as text files, with its pictures and files. docs/mosque-folder.md of Minaret describes them; “minaret content import” reads them again.`,
    `tables/\nCSV files (RFC 4180) in UTF-8. Amounts are in the currency’s units, with a point. A text that a spreadsheet would take for a formula begins with an apostrophe.`,
    ...tables.map(({ table, rows }) => section(table, rows)),
    `What is left out\n${omissions.map((item) => `- ${item}`).join('\n')}`,
    ...(folder.lost.length > 0
      ? [`What could not be taken along\n${folder.lost.map((item) => `- ${item}`).join('\n')}`]
      : []),
  ].join('\n\n')}\n`
