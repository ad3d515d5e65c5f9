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
import { messages as say } from './messages.gen.ts'
import { writeFocus } from '../../folder/store/focus.ts'
import { replaceFile } from './replace.ts'
import { findUses } from './uses.ts'

/** What the library takes beside the database; without a storage nothing can be stored. */
export type LibraryServices = { storage?: Storage }

const newestFirst: Order = {
  keys: [
    { by: files.createdAt, kind: 'instant' },
    { by: files.id, kind: 'text' },
  ],
  falling: true,
}

const pattern = (words: string) => `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A name that may stand in a folder, on any machine: a picture is found by its words, not by its name. */
const plainName = (name: string) =>
  path.posix
    .basename(name.replaceAll('\\', '/'))
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._ -]+/gu, '-')
    .replace(/^[._ -]+/, '') || 'picture'

async function findFileRow(tx: Tx, id: string): Promise<FileRow | undefined> {
  const [row] = await tx.select().from(files).where(eq(files.id, id))
  return row
}

/** Pictures and files: what there is, where it is used, and bringing more. */
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
              query.search?.trim() ? ilike(files.name, pattern(query.search)) : undefined,
              page.beyond,
            ),
          )
          .orderBy(...page.by)
          .limit(page.limit),
      ({ row }) => toLibraryFile(row, tenant),
    )
  },

  libraryView: ({ db, params, tenant }) =>
    db(async (tx) => {
      const row = await findFileRow(tx, params.file)
      if (!row) return refuse(404, say.noSuchFile)
      return done({ file: toLibraryFile(row, tenant), uses: await findUses(tx, row.id) })
    }),

  async libraryUpload(call) {
    const { db, tenant, storage, body, log } = call
    if (!storage) return refuse(503, say.noStorage)
    const store = filesOf(db, storage)
    return consumeUpload(call, { id: body.upload, purpose: 'library' }, async ({ name, bytes }) => {
      try {
        const picture = await cleanPicture(bytes, plainName(name))
        const address = picture
          ? (await storePicture(store, tenant.id, picture.bytes, picture.name)).src
          : (await storeDocument(store, tenant.id, bytes, name)).href
        const row = await db((tx) => findFileRow(tx, fileIdsIn(address)[0] ?? ''))
        return row ? done(toLibraryFile(row, tenant), say.stored) : refuse(503, say.noStorage)
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
      return row ? done(toLibraryFile(row, tenant), say.saved) : refuse(404, say.noSuchFile)
    }),

  libraryReplace: (call) =>
    call.db(async (tx) => {
      const { params, body, member, now } = call
      const [file, by] = [await findFileRow(tx, params.file), await findFileRow(tx, body.with)]
      if (!file || !by) return refuse(404, say.noSuchFile)
      if (file.kind !== by.kind) return refuse(422, say.otherKind, { with: say.otherKind })
      const replaced = await replaceFile(viewerOf(call, tx), file, by)
      if (replaced.length === 0) return done({ places: 0 }, say.notUsed)
      const after = replaced.map(({ name, id, title, versions }) => ({ name, id, title, ...versions }))
      const content = { values: { file: file.name, count: replaced.length }, after }
      const entry = { accountId: member.accountId, kind: 'libraryReplaced', subject: `file ${file.id}`, content, now }
      return done({ places: replaced.length, change: await writeLog(tx, entry) }, say.replaced)
    }),
} satisfies DeskOperations<
  'libraryList' | 'libraryView' | 'libraryUpload' | 'libraryChange' | 'libraryReplace',
  LibraryServices
>
