import path from 'node:path'
import { and, eq, ilike } from 'drizzle-orm'
import { files, type Tx } from '@minaret/foundation/db'
import {
  cleanPicture,
  describeFileProblem,
  FileError,
  filesOf,
  type Storage,
  storeDocument,
  storePicture,
} from '@minaret/foundation/files'
import type { DeskOperations } from '@minaret/foundation/operations'
import { listPage, type Order } from '@minaret/foundation/pagination'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { consumeUpload } from '@minaret/foundation/uploads'
import { viewerOf } from '../operations.ts'
import type { FileRow } from '../readingContext.ts'
import { fileIdsIn } from '../readingContext.ts'
import { toLibraryFile } from './files.ts'
import { messages as texts } from './messages.gen.ts'
import { writeFocus } from '../../folder/store/focus.ts'
import { replaceFile } from './replace.ts'
import { findUses } from './uses.ts'

/** Services of the library besides the database. Without storage, uploads are rejected. */
export type LibraryServices = { storage?: Storage }

const newestFirst: Order = {
  keys: [
    { by: files.createdAt, kind: 'instant' },
    { by: files.id, kind: 'text' },
  ],
  descending: true,
}

const toPattern = (search: string) => `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Makes a file name safe for any file system. */
const safeFileName = (name: string) =>
  path.posix
    .basename(name.replaceAll('\\', '/'))
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._ -]+/gu, '-')
    .replace(/^[._ -]+/, '') || 'picture'

async function findFileRow(tx: Tx, id: string): Promise<FileRow | undefined> {
  const [row] = await tx.select().from(files).where(eq(files.id, id))
  return row
}

/** Operations on the library of pictures and files. */
export const libraryOperations = {
  libraryList(call) {
    const { query, tenant } = call
    return listPage(
      call,
      newestFirst,
      (tx, page) =>
        tx
          .select({ row: files, cursor: page.cursor })
          .from(files)
          .where(
            and(
              query.kind ? eq(files.kind, query.kind) : undefined,
              query.search?.trim() ? ilike(files.name, toPattern(query.search)) : undefined,
              page.beyond,
            ),
          )
          .orderBy(...page.orderBy)
          .limit(page.limit),
      ({ row }) => toLibraryFile(row, tenant),
    )
  },

  libraryView: ({ db, params, tenant }) =>
    db(async (tx) => {
      const row = await findFileRow(tx, params.file)
      if (!row) return refuse(404, texts.fileNotFound)
      return done({ file: toLibraryFile(row, tenant), uses: await findUses(tx, row.id) })
    }),

  async libraryUpload(call) {
    const { db, tenant, storage, body, log } = call
    if (!storage) return refuse(503, texts.noStorage)
    const store = filesOf(db, storage)
    return consumeUpload(call, { id: body.upload, purpose: 'library' }, async ({ name, bytes }) => {
      try {
        const picture = await cleanPicture(bytes, safeFileName(name))
        const address = picture
          ? (await storePicture(store, tenant.id, picture.bytes, picture.name)).src
          : (await storeDocument(store, tenant.id, bytes, name)).href
        const row = await db((tx) => findFileRow(tx, fileIdsIn(address)[0] ?? ''))
        return row ? done(toLibraryFile(row, tenant), texts.stored) : refuse(503, texts.noStorage)
      } catch (error) {
        if (!(error instanceof FileError)) throw error
        log.info({ reason: error.problem.code }, 'A file was refused.')
        const problem = describeFileProblem(error.problem)
        return refuse(422, problem, { file: problem })
      }
    })
  },

  libraryChange: ({ db, params, body, tenant }) =>
    db(async (tx) => {
      const { alt, focus } = body
      const columns = {
        ...(alt === undefined ? {} : { alt: alt.trim() || null }),
        ...(focus ? { focusX: focus.x, focusY: focus.y } : {}),
      }
      const [row] =
        Object.keys(columns).length > 0
          ? await tx.update(files).set(columns).where(eq(files.id, params.file)).returning()
          : [await findFileRow(tx, params.file)]
      if (row && focus) await writeFocus(tx, row.id)
      return row ? done(toLibraryFile(row, tenant), texts.saved) : refuse(404, texts.fileNotFound)
    }),

  libraryReplace: (call) =>
    call.db(async (tx) => {
      const { params, body, member, now } = call
      const [file, replacement] = [await findFileRow(tx, params.file), await findFileRow(tx, body.with)]
      if (!file || !replacement) return refuse(404, texts.fileNotFound)
      if (file.kind !== replacement.kind) return refuse(422, texts.otherKind, { with: texts.otherKind })
      const replacedUses = await replaceFile(viewerOf(call, tx), file, replacement)
      if (replacedUses.length === 0) return done({ places: 0 }, texts.notUsed)
      const after = replacedUses.map(({ name, id, title, versions }) => ({ name, id, title, ...versions }))
      const content = { values: { file: file.name, count: replacedUses.length }, after }
      const entry = { accountId: member.accountId, kind: 'libraryReplaced', subject: `file ${file.id}`, content, now }
      return done({ places: replacedUses.length, change: await writeLog(tx, entry) }, texts.replaced)
    }),
} satisfies DeskOperations<
  'libraryList' | 'libraryView' | 'libraryUpload' | 'libraryChange' | 'libraryReplace',
  LibraryServices
>
