import { and, desc, getTableColumns } from 'drizzle-orm'
import type { DonorColumnAnswer } from '@minaret/contract/desk'
import { currentTenant, importLines, imports, newPublicId, setStatementTimeout } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import { addJob } from '@minaret/foundation/jobs'
import type { DeskOperations, MosqueCall } from '@minaret/foundation/operations'
import { listPage } from '@minaret/foundation/pagination'
import { done, refuse } from '@minaret/foundation/responses'
import { logRead } from '@minaret/giving/donors/desk'
import { deleteUpload, lockCompleteUpload, moveParts, uploadNotFound } from '@minaret/foundation/uploads'
import { messages as texts } from './messages.gen.ts'
import {
  countLines,
  findImport,
  groupNotes,
  hasTooManyOpen,
  isImport,
  isLineOf,
  lockImport,
  shownLines,
  type StoredImport,
  updateImport,
} from './store.ts'
import { toView, toViews } from './toView.ts'
import { viewGroup, viewLine } from './view.ts'

const listed = 20

/** Milliseconds for handing a file of a hundred megabytes from its upload to its import. */
const moveTime = 60_000

const noImport = refuse(404, texts.noImport)

type Holds = Exclude<StoredImport['holds'], 'subscriptions'>

/** Has a job read an uploaded file. */
const startImport = (call: MosqueCall<'importStart'> | MosqueCall<'donorImportStart'>, holds: Holds) =>
  call.db(async (tx) => {
    const { body, member, tenant, now } = call
    if (await hasTooManyOpen(tx)) return refuse(409, texts.tooManyOpen)
    const upload = await lockCompleteUpload(tx, body.upload, holds, now)
    if (!upload) return uploadNotFound
    const { name, bytes, total } = upload
    const row = { id: newPublicId(), state: 'checking' as const, requestedBy: member.accountId, requestedAt: now }
    const [started] = await tx
      .insert(imports)
      .values({ tenantId: currentTenant, ...row, name, holds, bytes, total })
      .returning()
    if (!started) throw new Error('An import was not stored.')
    await setStatementTimeout(tx, moveTime)
    await moveParts(tx, upload, { importId: started.id, holds })
    await deleteUpload(tx, upload.id)
    await addJob(tx, 'import-check', { tenantId: tenant.id, importId: started.id }, `import-check ${started.id}`)
    return done(await toView(tx, call, started))
  })

/** Whether columns of a list have to be explained before anything comes of it. */
const isAsked = ({ columns }: StoredImport): boolean => columns !== null && columns.questions.length > 0

/** Has a job make what a dry run listed. Whose right it is depends on what the file holds. */
const decide = (call: MosqueCall<'importApply'> | MosqueCall<'donorImportApply'>, holds: Holds) =>
  call.db(async (tx) => {
    const { params, member, tenant, now } = call
    const found = await lockImport(tx, params.import)
    if (found?.holds !== holds) return noImport
    if (found.state !== 'checked') return refuse(409, texts.notChecked)
    if (isAsked(found)) return refuse(409, texts.columnsFirst)
    const counts = (await countLines(tx, [found.id])).get(found.id)
    const total = counts ? counts.news + counts.about + counts.events + counts.donors + counts.objections : 0
    if (total === 0) return refuse(409, texts.nothingToMake)
    const applied = { state: 'importing' as const, appliedBy: member.accountId, appliedAt: now, done: 0, total }
    await addJob(tx, 'import-apply', { tenantId: tenant.id, importId: found.id }, `import-apply ${found.id}`)
    return done(await toView(tx, call, await updateImport(tx, found.id, applied)))
  })

/** Answers and those after them; of a column that keeps its role, what was said of its values stays. */
function joinAnswers(before: readonly DonorColumnAnswer[], after: readonly DonorColumnAnswer[]): DonorColumnAnswer[] {
  const answers = new Map(before.map((answer) => [answer.number, answer] as const))
  for (const answer of after) {
    const earlier = answers.get(answer.number)
    const isSame = earlier?.role === answer.role
    answers.set(answer.number, {
      ...answer,
      ...(isSame ? { values: [...(earlier.values ?? []), ...(answer.values ?? [])] } : {}),
    })
  }
  return [...answers.values()]
}

/** Stores what columns of a list of donors hold, and has a job read the list again. */
const answerColumns = (call: MosqueCall<'donorImportColumns'>) =>
  call.db(async (tx) => {
    const { body, params, tenant } = call
    const found = await lockImport(tx, params.import)
    if (found?.holds !== 'donors') return noImport
    if (found.state !== 'checked' || !found.columns || !isAsked(found)) return refuse(409, texts.notAsked)
    const columns = { ...found.columns, questions: [], answers: joinAnswers(found.columns.answers, body.columns) }
    await addJob(tx, 'import-check', { tenantId: tenant.id, importId: found.id }, `import-check ${found.id}`)
    return done(await toView(tx, call, await updateImport(tx, found.id, { state: 'checking', done: 0, columns })))
  })

const lineOrder = { keys: [{ by: importLines.position, kind: 'number' as const }] }

/** What is brought along from another website: uploading a file, the report of its dry run, making its drafts. */
export const importOperations = {
  importList: (call) =>
    call.db(async (tx) => {
      const rows = await tx.select().from(imports).orderBy(desc(imports.requestedAt)).limit(listed)
      return done(await toViews(tx, call, rows))
    }),

  importStart: (call) => startImport(call, 'website'),
  donorImportStart: (call) => startImport(call, 'donors'),

  importView: (call) =>
    call.db(async (tx) => {
      const found = await findImport(tx, call.params.import)
      if (!found) return noImport
      const language = chooseLanguage({ request: call.request })
      const masked = call.member.demonstration && found.holds !== 'website'
      // While a job is at work the desk asks again and again, and shows no report.
      const isRead = found.state === 'checked' || found.state === 'done'
      const groups = isRead ? await groupNotes(tx, found.id) : []
      return done({
        ...(await toView(tx, call, found)),
        groups: groups.map((group) => viewGroup(group, { language, masked })),
      })
    }),

  async importLines(call) {
    const { db, member, now, params, query, request } = call
    const found = await db(async (tx) => {
      const row = await findImport(tx, params.import)
      if (row && row.holds !== 'website') await logRead(tx, { accountId: member.accountId, now })
      return row
    })
    if (!found) return noImport
    const language = chooseLanguage({ request })
    return listPage(
      call,
      lineOrder,
      (tx, page) =>
        tx
          .select({ ...getTableColumns(importLines), cursor: page.cursor })
          .from(importLines)
          .where(and(isLineOf(params.import), query.show ? shownLines[query.show] : undefined, page.beyond))
          .orderBy(...page.by)
          .limit(page.limit),
      (row) => viewLine(row, { language, masked: member.demonstration }),
    )
  },

  importApply: (call) => decide(call, 'website'),
  donorImportApply: (call) => decide(call, 'donors'),
  donorImportColumns: answerColumns,

  importDiscard: (call) =>
    call.db(async (tx) => {
      const found = await lockImport(tx, call.params.import)
      if (!found) return noImport
      if (['importing', 'done', 'undone'].includes(found.state)) return refuse(409, texts.notDiscarded)
      await tx.delete(imports).where(isImport(found.id))
      return done({}, texts.discarded)
    }),
} satisfies DeskOperations<
  | 'importList'
  | 'importStart'
  | 'importView'
  | 'importLines'
  | 'importApply'
  | 'importDiscard'
  | 'donorImportStart'
  | 'donorImportApply'
  | 'donorImportColumns'
>
