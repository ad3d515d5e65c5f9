import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BackupMetadata, OperatorError, writeBackup } from '@minaret/server/operator'
import { type Env, isUnwritable, readBuild, readSecretsKey } from '@minaret/server/installation'
import { resolvePath, projectRoot, readEnv } from '../../env.ts'
import { withStore } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { getFilesFolder, getKeyFile } from './paths.ts'

async function writeContent(temporaryFolder: string, env: Env): Promise<BackupMetadata> {
  const { version } = readBuild(projectRoot, env.buildId)
  const metadata = await withStore((store) =>
    writeBackup(store.database, temporaryFolder, { version, now: new Date() }),
  )
  await writeFile(getKeyFile(temporaryFolder), `${await readSecretsKey(env)}\n`, { mode: 0o600 })
  const files = getFilesFolder(env)
  if (files && existsSync(files)) await cp(files, path.join(temporaryFolder, 'files'), { recursive: true })
  return metadata
}

async function run(folder: string, options: CommonOptions): Promise<void> {
  const target = resolvePath(folder)
  const exists = existsSync(target)
  if (exists && (await readdir(target)).length > 0)
    throw new OperatorError(`${target} is not empty. Choose a new folder, for example one with today's date.`)
  const env = readEnv()
  // The backup gets its final name only when it is complete, so that a partial one is never mistaken for a
  // backup. The temporary name is unique.
  const temporaryFolder = `${target}.${randomBytes(4).toString('hex')}.part`
  const metadata = await mkdir(temporaryFolder, { mode: 0o700 })
    .then(() => writeContent(temporaryFolder, env))
    .then(async (writtenMetadata) => {
      if (exists) await rmdir(target)
      await rename(temporaryFolder, target)
      return writtenMetadata
    })
    .catch(async (error: unknown) => {
      await rm(temporaryFolder, { recursive: true, force: true }).catch(() => {})
      // A disk-full error has no path; the full disk is the target's, not the data folder's.
      if (isUnwritable(error, env.dataDir))
        throw new OperatorError(
          `${target} cannot be written (${error.message}), and no backup was created. Choose a folder on a disk with enough space that you can write to; its parent folder must exist.`,
        )
      throw error
    })

  const rows = metadata.tables.reduce((total, table) => total + table.rows, 0)
  const mosques = metadata.tables.find(({ table }) => table === 'tenants')?.rows ?? 0
  const hasFiles = getFilesFolder(env) !== undefined
  if (!hasFiles) printNote('Pictures and files are in a bucket and not in this backup: back up the bucket as well.')
  printResult(options, { folder: target, mosques, rows, files: hasFiles, madeAt: metadata.madeAt }, () =>
    [
      `${target} contains ${hasFiles ? 'all data' : 'the database'} of ${mosques} ${mosques === 1 ? 'mosque' : 'mosques'}: ${rows} rows${hasFiles ? ', the files' : ''} and the key.`,
      'It contains names, addresses and the key to the payment accounts: store it where only you can read it.',
    ].join('\n'),
  )
}

/** `backup write`: backs up all data at one point in time. */
export const writeCommand = () =>
  defineCommand('write <folder>', {
    summary: 'Back up everything into a new folder; the server can keep running',
    examples: ['backup write /media/stick/minaret-2026-11-21'],
  }).action(run)
