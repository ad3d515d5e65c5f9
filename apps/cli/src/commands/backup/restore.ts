import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError, readBackup, readBackupMetadata } from '@minaret/server/operator'
import type { Env } from '@minaret/server/installation'
import { resolvePath, readEnv } from '../../env.ts'
import { withStore } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { getFilesFolder, getKeyFile } from './paths.ts'

const readTrimmed = (file: string) => readFile(file, 'utf8').then((text) => text.trim())

/**
 * Finds the key to use: the backup's, unless the server already has a different one. Encrypted data can be read only
 * with the key it was encrypted with.
 * @returns the key, and whether it must be written into the data folder
 */
async function findKey(backupFolder: string, env: Env): Promise<{ key: string; isNew: boolean }> {
  const key = await readTrimmed(getKeyFile(backupFolder))
  const localKeyFile = getKeyFile(env.dataDir)
  const currentKey = env.secretsKey ?? (existsSync(localKeyFile) ? await readTrimmed(localKeyFile) : undefined)
  if (currentKey === key) return { key, isNew: false }
  if (currentKey)
    throw new OperatorError(
      env.secretsKey
        ? `SECRETS_KEY does not match this backup. Set it to the key in ${getKeyFile(backupFolder)}.`
        : `${localKeyFile} does not match this backup. Use an empty DATA_DIR.`,
    )
  return { key, isNew: true }
}

async function run(backup: string, options: CommonOptions): Promise<void> {
  const folder = resolvePath(backup)
  const env = readEnv()
  await readBackupMetadata(folder)
  const { key, isNew } = await findKey(folder, env)
  const metadata = await withStore((store) => readBackup(store.database, folder), { ...env, secretsKey: key })
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
  const mosques = metadata.tables.find(({ table }) => table === 'tenants')?.rows ?? 0
  printResult(options, { mosques, madeAt: metadata.madeAt }, () =>
    [
      `Restored ${mosques} ${mosques === 1 ? 'mosque' : 'mosques'} as of ${metadata.madeAt}. Start the server.`,
      'It will send the emails that were queued then, and check pending gifts with the payment provider.',
    ].join('\n'),
  )
}

/** `backup restore`: restores a backup into an installation without mosques. */
export const restoreCommand = () =>
  defineCommand('restore <folder>', {
    summary: 'Restore a backup into an empty data folder or database',
    examples: ['backup restore /media/stick/minaret-2026-11-21'],
    details: 'Stop the server first, and use an empty DATA_DIR. The version must be the one that created the backup.',
  }).action(run)
