import { sql } from 'drizzle-orm'
import type { TenantDb } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { FolderContent } from '@minaret/content/folder'
import { beginCsv, writeCsvRows, createZip } from '@minaret/giving/gifts/desk/export'
import { writeReadme } from './readme.ts'
import type { ExportTable } from './table.ts'

/** The sources of an archive. */
export type ArchiveSource = {
  tenant: Tenant
  /** Reads with an owner's access. */
  db: TenantDb
  tables: readonly ExportTable[]
  folder: FolderContent
  at: Date
}

/** A piece of an archive, with the number of rows and files in it. */
export type ArchivePiece = { bytes: Buffer; written: number }

/** The destination of an archive: receives the total of rows and files, then the pieces one by one. */
export type ArchiveSink = {
  begin(total: number): Promise<void>
  write(piece: ArchivePiece): Promise<void>
}

/**
 * Writes a mosque's data as a ZIP archive, with one page of rows or one file in memory at a time. The rows are one
 * consistent snapshot, so that ids match across files.
 */
export async function writeArchive(
  { tenant, db, tables, folder, at }: ArchiveSource,
  sink: ArchiveSink,
): Promise<void> {
  const zip = createZip()
  const { timeZone, websiteName } = tenant.config
  const exportContext = { timeZone, addressOf: (email: string) => email }
  const write = (bytes: Buffer, written = 0) => sink.write({ bytes, written })
  await db(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    const tableCounts: { table: ExportTable; rows: number }[] = []
    for (const table of tables) tableCounts.push({ table, rows: await table.count(tx) })
    const files = { files: folder.files.size, lost: folder.lost }
    await sink.begin(tableCounts.reduce((sum, { rows }) => sum + rows, files.files))
    const readme = writeReadme({ mosque: websiteName, at, timeZone, tables: tableCounts, folder: files })
    await write(zip.store('README.txt', readme))
    for (const table of tables) {
      const header = beginCsv(table.columns.map(({ heading }) => heading))
      await write(Buffer.concat([zip.open(`tables/${table.name}.csv`), zip.add(header)]))
      for await (const rows of table.pages(tx, exportContext)) await write(zip.add(writeCsvRows(rows)), rows.length)
      await write(zip.close())
    }
  })
  for (const [name, content] of folder.files)
    await write(zip.store(`folder/${name}`, typeof content === 'string' ? content : await content()), 1)
  await write(zip.end())
}
