import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './dataFolder.ts'
import { PostgresStartError } from './PostgresStartError.ts'
import { plainEnvironment } from './postmaster.ts'

/** Creates the data folder if there is none, and rejects one that these programs cannot read. The caller holds the start lock. */
export async function initialise(
  dataFolder: DataFolder,
  { initdb, major }: Binaries,
  durable: boolean,
  log: (line: string) => void,
) {
  const marker = path.join(dataFolder.data, 'PG_VERSION')
  if (existsSync(marker)) {
    const version = readFileSync(marker, 'utf8').trim()
    if (version === major) return
    throw new PostgresStartError(
      `The database in ${dataFolder.data} was created by PostgreSQL ${version}, and this version of Minaret comes with PostgreSQL ${major}, which cannot read it. Start the version of Minaret that created it, or keep that folder safe and choose an empty one with DATA_DIR.`,
    )
  }
  if (existsSync(dataFolder.data) && readdirSync(dataFolder.data).length > 0) {
    throw new PostgresStartError(
      `${dataFolder.data} is not a database, though something is in it. Move it away, or choose another folder with DATA_DIR.`,
    )
  }

  // Created under a temporary name and renamed, so that a kill never leaves an incomplete database.
  for (const name of readdirSync(dataFolder.folder)) {
    if (name.startsWith('data.new-')) rmSync(path.join(dataFolder.folder, name), { recursive: true, force: true })
  }
  log('Creating a new database')
  const temporaryFolder = path.join(dataFolder.folder, `data.new-${process.pid}`)
  const options = [
    `--pgdata=${temporaryFolder}`,
    '--username=postgres',
    // Only our own user can enter the socket's private folder.
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  if (!durable) options.push('--no-sync')
  try {
    await promisify(execFile)(initdb, options, {
      ...dataFolder.runner.ids,
      cwd: dataFolder.folder,
      env: plainEnvironment,
    })
    renameSync(temporaryFolder, dataFolder.data)
  } catch (error) {
    rmSync(temporaryFolder, { recursive: true, force: true })
    throw error
  }
}
