import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { ReplyText, ReplyTexts } from '@minaret/contract/desk'
import { currentTenant, newPublicId, replyTemplates, type Tx } from '@minaret/foundation/db'
import { languages } from '@minaret/foundation/i18n'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { writeLog } from '@minaret/foundation/staff'
import { readyTexts } from './readyTexts.ts'

const versionOf = (texts: readonly ReplyText[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16)

const languageIn = (code: string): ReplyText['language'] => languages.find((language) => language === code) ?? 'en'

/** Reads the mosque's reply templates, or the built-in ones if it has none. */
export async function readReplyTexts(tx: Tx): Promise<ReplyTexts> {
  const rows = await tx.select().from(replyTemplates).orderBy(asc(replyTemplates.position), asc(replyTemplates.id))
  const ownTexts = rows.map(({ title, language, body }) => ({ title, language: languageIn(language), text: body }))
  const texts = ownTexts.length > 0 ? ownTexts : [...readyTexts]
  return { version: versionOf(texts), texts }
}

/**
 * Replaces the mosque's reply templates, unless they have changed since. An empty list restores the built-in ones.
 * @returns the current templates, and whether they were changed
 */
export async function changeReplyTexts(
  tx: Tx,
  { version, texts }: ReplyTexts,
  { accountId, now }: { accountId: string; now: Date },
): Promise<{ now: ReplyTexts; isChanged: boolean }> {
  await lockUntilCommit(tx, 'reply texts')
  const current = await readReplyTexts(tx)
  if (current.version !== version) return { now: current, isChanged: false }
  await tx.delete(replyTemplates)
  if (texts.length > 0)
    await tx.insert(replyTemplates).values(
      texts.map(({ title, language, text }, position) => ({
        tenantId: currentTenant,
        id: newPublicId(),
        position,
        language,
        title: title.trim(),
        body: text.trim(),
      })),
    )
  await writeLog(tx, { accountId, kind: 'replyTextsChanged', content: { values: { texts: texts.length } }, now })
  return { now: await readReplyTexts(tx), isChanged: true }
}
