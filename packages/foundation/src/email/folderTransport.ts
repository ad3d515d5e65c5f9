import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EmailMetadata, DeliveryResult } from './transport.ts'
import { maskAddress } from '../email-addresses/address.ts'
import type { Message } from './message.ts'
import type { EmailSettings } from './settings.ts'

type FolderSettings = Extract<EmailSettings, { folder: string }>

/** Finds the links of an email: each is on its own line, above the signature. */
const findLinks = (text: string) => (text.split('\n-- \n')[0] ?? '').match(/^https?:\/\/\S+$/gm) ?? []

/**
 * Saves an email as a file that mail programs can open, and prints its links. An email always has the same file name, so
 * that a retry after an interruption overwrites it.
 */
export async function saveToFolder(
  { folder, print }: FolderSettings,
  message: Message,
  metadata: EmailMetadata,
): Promise<DeliveryResult> {
  const { id, slug, kind, createdAt, to, subject, text } = metadata
  const timestamp = createdAt.toISOString().slice(0, 19).replaceAll(':', '-')
  const file = path.join(folder, `${[timestamp, slug, kind, id.slice(0, 8)].join('_')}.eml`)
  const partialFile = `${file}.part`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(partialFile, message.bytes, { mode: 0o600 })
    await rename(partialFile, file)
  } catch (error) {
    await rm(partialFile, { force: true }).catch(() => {})
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    return { outcome: 'later', problem: `${code} while the file was written` }
  }
  const links = findLinks(text)
  print(`mail to ${maskAddress(to)}: ${[subject, ...links].join(': ')}`)
  return { outcome: 'sent' }
}
