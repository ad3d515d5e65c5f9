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
  'Messages to the mosque, and questions for the imam, which only the imam can open. They remain in the staff area, under Messages.',
  'Applications for courses and the maktab, including what families wrote about a child’s needs. They remain in the staff area, under Applications.',
  'Accounts of visitors and staff. Their passwords, passkeys and logins only work on this website.',
  'Payment provider keys and HMRC credentials. Enter them again in your new system.',
  'Names on the envelopes of a collection that is still being counted. Export again once it is closed.',
  'Pictures and files in the library that no page uses.',
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
    `Data export of ${mosque}`,
    `Created on ${formatDateTime(at, timeZone)} (${timeZone}). All times are in this time zone.`,
    `This archive contains personal data of donors and subscribers. Store it where only people who need it can open it, and delete it when you no longer need it.`,
    `folder/ (${folder.files} ${folder.files === 1 ? 'file' : 'files'})\nThe website’s content as text files, with its pictures and documents. See docs/mosque-folder.md in Minaret’s documentation. To import the folder again, use “minaret content import”.`,
    `tables/\nCSV files (RFC 4180) in UTF-8. Amounts are in units of the currency, such as 25.00. Text that a spreadsheet would read as a formula begins with an apostrophe.`,
    ...tables.map(({ table, rows }) => section(table, rows)),
    `What isn’t included\n${omissions.map((item) => `- ${item}`).join('\n')}`,
    ...(folder.lost.length > 0
      ? [`What couldn’t be exported\n${folder.lost.map((item) => `- ${item}`).join('\n')}`]
      : []),
  ].join('\n\n')}\n`
