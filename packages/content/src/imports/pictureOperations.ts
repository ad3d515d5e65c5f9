import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { files, importLines, type Tx } from '@minaret/foundation/db'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { valueOf } from '../editing/readingContext.ts'
import { messages as texts } from './messages.gen.ts'
import { findImport, isLineOf, lockImport } from './store.ts'

const noImport = refuse(404, texts.noImport)

const path = sql<string>`${importLines.picture}->>'path'`
const isChosen = sql<boolean>`bool_and(${importLines.picture} ? 'chosen')`

/** Sets an uploaded picture in the drafts of all lines that use it. @returns the number of lines */
async function setPicture(tx: Tx, id: string, picturePath: string, file: typeof files.$inferSelect): Promise<number> {
  const lines = await tx
    .select()
    .from(importLines)
    .where(and(isLineOf(id), eq(path, picturePath)))
  for (const { position, picture, words, notes } of lines) {
    const alt = file.alt ?? picture?.alt
    await tx
      .update(importLines)
      .set({
        words: { ...words, picture: valueOf(file), ...(alt ? { alt } : {}) },
        notes: notes.filter(({ code }) => code !== 'thumbnail'),
        picture: { ...picture, path: picturePath, chosen: true },
      })
      .where(and(isLineOf(id), eq(importLines.position, position)))
  }
  const [alt] = lines.flatMap(({ picture }) => picture?.alt ?? [])
  if (alt !== undefined && file.alt === null) await tx.update(files).set({ alt }).where(eq(files.id, file.id))
  return lines.length
}

/** Operations on an import's pictures: the export has only their paths, so users upload the files. */
export const importPictureOperations = {
  importPictureList: ({ db, params }) =>
    db(async (tx) => {
      const storedImport = await findImport(tx, params.import)
      if (storedImport?.holds !== 'website') return noImport
      const pictures = await tx
        .select({ path, chosen: isChosen })
        .from(importLines)
        .where(and(isLineOf(storedImport.id), isNotNull(importLines.picture)))
        .groupBy(path)
        .orderBy(path)
      return done({ pictures })
    }),

  importPictureUse: ({ db, params, body }) =>
    db(async (tx) => {
      const storedImport = await lockImport(tx, params.import)
      if (storedImport?.holds !== 'website') return noImport
      if (storedImport.state !== 'checked') return refuse(409, texts.notChecked)
      const [file] = await tx
        .select()
        .from(files)
        .where(and(eq(files.id, body.file), eq(files.kind, 'picture')))
      if (!file) return refuse(422, texts.noPicture, { file: texts.noPicture })
      return (await setPicture(tx, storedImport.id, body.path, file)) > 0 ? done({}, texts.pictureUsed) : noImport
    }),
} satisfies DeskOperations<'importPictureList' | 'importPictureUse'>
