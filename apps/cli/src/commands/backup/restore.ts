import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError, readBackup, readBackupMetadata } from '@minaret/server/operator'
import type { Env } from '@minaret/server/installation'
import { resolvePath, readEnv } from '../../env.ts'
import { withStore } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { getFilesFolder, getKeyFile } from './parts.ts'

const readTrimmed = (file: string) => readFile(file, 'utf8').then((text) => text.trim())

/**
 * Finds the key to use: the backup's, unless the server already has a different one. Encrypted data can be read only
 * with the key it was encrypted with.
 * @returns the key, and whether it must be written into the data folder
 */
async function findKey(from: string, env: Env): Promise<{ key: string; isNew: boolean }> {
  const key = await readTrimmed(getKeyFile(from))
  const localKeyFile = getKeyFile(env.dataDir)
  const currentKey = env.secretsKey ?? (existsSync(localKeyFile) ? await readTrimmed(localKeyFile) : undefined)
  if (currentKey === key) return { key, isNew: false }
  if (currentKey)
    throw new OperatorError(
      env.secretsKey
        ? `SECRETS_KEY is not the key of this backup. Set the one in ${getKeyFile(from)}.`
        : `${localKeyFile} is not the key of this backup. Use an empty DATA_DIR.`,
    )
  return { key, isNew: true }
}

async function run(backup: string, options: CommonOptions): Promise<void> {
  const folder = resolvePath(backup)
  const env = readEnv()
  await readBackupMetadata(folder)
  const { key, isNew } = await findKey(folder, env)
  const note = await withStore((store) => readBackup(store.database, folder), { ...env, secretsKey: key })
  // Written last: a key without data would block the next restore.
  if (isNew) {
    await mkdir(env.dataDir, { recursive: true })
    await writeFile(getKeyFile(env.dataDir), `${key}\n`, { mode: 0o600, flag: 'wx' })
  }
  const files = getFilesFolder(env)
  const backupFiles = path.join(folder, 'files')
  if (files && existsSync(backupFiles))
    await cp(backupFiles, files, { recursive: true }).catch((error: { message: string }) => {
      throw new OperatorError(
        `Everything was restored except pictures and files, which could not be copied (${error.message}). Copy the contents of ${backupFiles} to ${files} yourself.`,
      )
    })
  const mosques = note.tables.find(({ table }) => table === 'tenants')?.rows ?? 0
  printResult(options, { mosques, madeAt: note.madeAt }, () =>
    [
      `${mosques} ${mosques === 1 ? 'mosque was' : 'mosques were'} restored, as of ${note.madeAt}. Start the server.`,
      'Emails that were waiting then are sent now; the server checks open gifts with the payment provider.',
    ].join('\n'),
  )
}

/** `backup restore`: restores a backup into an installation without mosques. */
export const restoreCommand = () =>
  defineCommand('restore <folder>', {
    summary: 'Restore a backup into a data folder or database without mosques',
    examples: ['backup restore /media/stick/minaret-2026-11-21'],
    more: 'Stop the server first, and use an empty DATA_DIR. The version must be the one that created the backup.',
  }).action(run)
