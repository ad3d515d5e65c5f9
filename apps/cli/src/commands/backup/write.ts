import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BackupNote, OperatorError, writeBackup } from '@minaret/server/operator'
import { type Env, isUnwritable, readBuild, readSecretsKey } from '@minaret/server/installation'
import { fromHere, projectRoot, readEnv } from '../../env.ts'
import { withStore } from '../frame/store.ts'
import { note, tell } from '../frame/tell.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { filesFolder, keyFile } from './parts.ts'

async function fill(created: string, env: Env): Promise<BackupNote> {
  const { version } = readBuild(projectRoot, env.buildId)
  const written = await withStore((store) => writeBackup(store.database, created, { version, now: new Date() }))
  await writeFile(keyFile(created), `${await readSecretsKey(env)}\n`, { mode: 0o600 })
  const files = filesFolder(env)
  if (files && existsSync(files)) await cp(files, path.join(created, 'files'), { recursive: true })
  return written
}

async function run(to: string, options: CommonOptions): Promise<void> {
  const target = fromHere(to)
  const isThere = existsSync(target)
  if (isThere && (await readdir(target)).length > 0)
    throw new OperatorError(`${target} is not empty. Choose a new folder, for example one with today's date.`)
  const env = readEnv()
  // It gets its final name only when complete, so that a partial one is not taken for a backup. The temporary name is unique.
  const created = `${target}.${randomBytes(4).toString('hex')}.part`
  const written = await mkdir(created, { mode: 0o700 })
    .then(() => fill(created, env))
    .then(async (done) => {
      if (isThere) await rmdir(target)
      await rename(created, target)
      return done
    })
    .catch(async (error: unknown) => {
      await rm(created, { recursive: true, force: true }).catch(() => {})
      // The error of a full disk has no path, and the disk is not that of the data folder.
      if (isUnwritable(error, env.dataDir))
        throw new OperatorError(
          `${target} cannot be written (${error.message}), and no backup was created. Choose a folder on a disk with enough space that you can write to; its parent folder must exist.`,
        )
      throw error
    })

  const rows = written.tables.reduce((total, table) => total + table.rows, 0)
  const mosques = written.tables.find(({ table }) => table === 'tenants')?.rows ?? 0
  const hasFiles = filesFolder(env) !== undefined
  if (!hasFiles) note('Pictures and files are in a bucket and not in the backup: back up the bucket as well.')
  tell(options, { folder: target, mosques, rows, files: hasFiles, madeAt: written.madeAt }, () =>
    [
      `${target} contains ${hasFiles ? 'all data' : 'the database'} of ${mosques} ${mosques === 1 ? 'mosque' : 'mosques'}: ${rows} rows${hasFiles ? ', the files' : ''} and the key.`,
      'It contains names, addresses and the key to the payment accounts: store it where only you can read it.',
    ].join('\n'),
  )
}

/** `backup write`: all data as of one instant. */
export const writeCommand = () =>
  defineCommand('write <folder>', {
    summary: 'Back up everything into a new folder; the server can keep running',
    examples: ['backup write /media/stick/minaret-2026-11-21'],
  }).action(run)
