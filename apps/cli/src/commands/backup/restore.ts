import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError, readBackup, readBackupNote } from '@minaret/server/operator'
import type { Env } from '@minaret/server/installation'
import { fromHere, readEnv } from '../../env.ts'
import { withStore } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { filesFolder, keyFile } from './parts.ts'

const read = (file: string) => readFile(file, 'utf8').then((text) => text.trim())

/**
 * The backup's key becomes this server's, unless it has another: encrypted data needs the key it was encrypted with.
 * @returns the key, and whether it has to be written into the data folder
 */
async function findKey(from: string, env: Env): Promise<{ key: string; isNew: boolean }> {
  const key = await read(keyFile(from))
  const here = keyFile(env.dataDir)
  const present = env.secretsKey ?? (existsSync(here) ? await read(here) : undefined)
  if (present === key) return { key, isNew: false }
  if (present)
    throw new OperatorError(
      env.secretsKey
        ? `SECRETS_KEY is not the key of this backup. Set the one in ${keyFile(from)}.`
        : `${here} is not the key of this backup. Use an empty DATA_DIR.`,
    )
  return { key, isNew: true }
}

async function run(backup: string, options: CommonOptions): Promise<void> {
  const folder = fromHere(backup)
  const env = readEnv()
  await readBackupNote(folder)
  const { key, isNew } = await findKey(folder, env)
  const note = await withStore((store) => readBackup(store.database, folder), { ...env, secretsKey: key })
  // Only now: a key without data would block the next restore.
  if (isNew) {
    await mkdir(env.dataDir, { recursive: true })
    await writeFile(keyFile(env.dataDir), `${key}\n`, { mode: 0o600, flag: 'wx' })
  }
  const files = filesFolder(env)
  const restored = path.join(folder, 'files')
  if (files && existsSync(restored))
    await cp(restored, files, { recursive: true }).catch((error: { message: string }) => {
      throw new OperatorError(
        `Everything was restored except pictures and files, which could not be copied (${error.message}). Copy the contents of ${restored} to ${files} yourself.`,
      )
    })
  const mosques = note.tables.find(({ table }) => table === 'tenants')?.rows ?? 0
  tell(options, { mosques, madeAt: note.madeAt }, () =>
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
