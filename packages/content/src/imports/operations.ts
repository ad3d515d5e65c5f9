import { and, desc, getTableColumns } from 'drizzle-orm'
import type { DonorColumnAnswer } from '@minaret/contract/desk'
import { currentTenant, importLines, imports, newPublicId, setStatementTimeout } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import { addJob } from '@minaret/foundation/jobs'
import type { DeskOperations, MosqueCall } from '@minaret/foundation/operations'
import { listPage } from '@minaret/foundation/pagination'
import { done, refuse } from '@minaret/foundation/responses'
import { logDonorsRead } from '@minaret/giving/donors/desk'
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
  lineFilters,
  type StoredImport,
  updateImport,
} from './store.ts'
import { toView, toViews } from './toView.ts'
import { viewGroup, viewLine } from './view.ts'

const maxListed = 20

/** The timeout for moving a file of a hundred megabytes from its upload to its import, in milliseconds. */
const moveTimeout = 60_000

const noImport = refuse(404, texts.noImport)

type ImportType = Exclude<StoredImport['holds'], 'subscriptions'>

/** Creates an import and the job that reads its file. */
const startImport = (call: MosqueCall<'importStart'> | MosqueCall<'donorImportStart'>, holds: ImportType) =>
  call.db(async (tx) => {
    const { body, member, tenant, now } = call
    if (await hasTooManyOpen(tx)) return refuse(409, texts.tooManyOpen)
    const upload = await lockCompleteUpload(tx, body.upload, holds, now)
    if (!upload) return uploadNotFound
    const { name, bytes, total } = upload
    const row = { id: newPublicId(), state: 'checking' as const, requestedBy: member.accountId, requestedAt: now }
    const [createdImport] = await tx
      .insert(imports)
      .values({ tenantId: currentTenant, ...row, name, holds, bytes, total })
      .returning()
    if (!createdImport) throw new Error('The import was not stored.')
    await setStatementTimeout(tx, moveTimeout)
    await moveParts(tx, upload, { importId: createdImport.id, fileKind: holds })
    await deleteUpload(tx, upload.id)
    await addJob(
      tx,
      'import-check',
      { tenantId: tenant.id, importId: createdImport.id },
      `import-check ${createdImport.id}`,
    )
    return done(await toView(tx, call, createdImport))
  })

/** Whether a list has open questions about its columns. */
const hasQuestions = ({ columns }: StoredImport): boolean => columns !== null && columns.questions.length > 0

/** Starts the job that applies an import after its dry run. */
const startApply = (call: MosqueCall<'importApply'> | MosqueCall<'donorImportApply'>, holds: ImportType) =>
  call.db(async (tx) => {
    const { params, member, tenant, now } = call
    const storedImport = await lockImport(tx, params.import)
    if (storedImport?.holds !== holds) return noImport
    if (storedImport.state !== 'checked') return refuse(409, texts.notChecked)
    if (hasQuestions(storedImport)) return refuse(409, texts.columnsFirst)
    const counts = (await countLines(tx, [storedImport.id])).get(storedImport.id)
    const total = counts ? counts.news + counts.about + counts.events + counts.donors + counts.objections : 0
    if (total === 0) return refuse(409, texts.nothingToImport)
    const changes = { state: 'importing' as const, appliedBy: member.accountId, appliedAt: now, done: 0, total }
    await addJob(
      tx,
      'import-apply',
      { tenantId: tenant.id, importId: storedImport.id },
      `import-apply ${storedImport.id}`,
    )
    return done(await toView(tx, call, await updateImport(tx, storedImport.id, changes)))
  })

/** Merges earlier and new answers. If a column keeps its role, the answers about its values are kept too. */
function mergeAnswers(
  earlierAnswers: readonly DonorColumnAnswer[],
  newAnswers: readonly DonorColumnAnswer[],
): DonorColumnAnswer[] {
  const answers = new Map(earlierAnswers.map((answer) => [answer.number, answer] as const))
  for (const answer of newAnswers) {
    const earlierAnswer = answers.get(answer.number)
    const isSame = earlierAnswer?.role === answer.role
    answers.set(answer.number, {
      ...answer,
      ...(isSame ? { values: [...(earlierAnswer.values ?? []), ...(answer.values ?? [])] } : {}),
    })
  }
  return [...answers.values()]
}

/** Stores answers about columns, and starts the job that re-reads the list. */
const answerColumns = (call: MosqueCall<'donorImportColumns'>) =>
  call.db(async (tx) => {
    const { body, params, tenant } = call
    const storedImport = await lockImport(tx, params.import)
    if (storedImport?.holds !== 'donors') return noImport
    if (storedImport.state !== 'checked' || !storedImport.columns || !hasQuestions(storedImport))
      return refuse(409, texts.notAsked)
    const answers = mergeAnswers(storedImport.columns.answers, body.columns)
    const columns = { ...storedImport.columns, questions: [], answers }
    await addJob(
      tx,
      'import-check',
      { tenantId: tenant.id, importId: storedImport.id },
      `import-check ${storedImport.id}`,
    )
    return done(
      await toView(tx, call, await updateImport(tx, storedImport.id, { state: 'checking', done: 0, columns })),
    )
  })

const lineOrder = { keys: [{ by: importLines.position, kind: 'number' as const }] }

/** The operations of imports: uploading a file, the report of its dry run, and applying it. */
export const importOperations = {
  importList: (call) =>
    call.db(async (tx) => {
      const rows = await tx.select().from(imports).orderBy(desc(imports.requestedAt)).limit(maxListed)
      return done(await toViews(tx, call, rows))
    }),

  importStart: (call) => startImport(call, 'website'),
  donorImportStart: (call) => startImport(call, 'donors'),

  importView: (call) =>
    call.db(async (tx) => {
      const storedImport = await findImport(tx, call.params.import)
      if (!storedImport) return noImport
      const language = chooseLanguage({ request: call.request })
      const isMasked = call.member.demonstration && storedImport.holds !== 'website'
      // During a job the desk polls and shows no report.
      const hasReport = storedImport.state === 'checked' || storedImport.state === 'done'
      const groups = hasReport ? await groupNotes(tx, storedImport.id) : []
      return done({
        ...(await toView(tx, call, storedImport)),
        groups: groups.map((group) => viewGroup(group, { language, masked: isMasked })),
      })
    }),

  async importLines(call) {
    const { db, member, now, params, query, request } = call
    const storedImport = await db(async (tx) => {
      const row = await findImport(tx, params.import)
      if (row && row.holds !== 'website') await logDonorsRead(tx, { accountId: member.accountId, now })
      return row
    })
    if (!storedImport) return noImport
    const language = chooseLanguage({ request })
    return listPage(
      call,
      lineOrder,
      (tx, page) =>
        tx
          .select({ ...getTableColumns(importLines), cursor: page.cursor })
          .from(importLines)
          .where(and(isLineOf(params.import), query.show ? lineFilters[query.show] : undefined, page.beyond))
          .orderBy(...page.orderBy)
          .limit(page.limit),
      (row) => viewLine(row, { language, masked: member.demonstration }),
    )
  },

  importApply: (call) => startApply(call, 'website'),
  donorImportApply: (call) => startApply(call, 'donors'),
  donorImportColumns: answerColumns,

  importDiscard: (call) =>
    call.db(async (tx) => {
      const storedImport = await lockImport(tx, call.params.import)
      if (!storedImport) return noImport
      if (['importing', 'done', 'undone'].includes(storedImport.state)) return refuse(409, texts.notDiscarded)
      await tx.delete(imports).where(isImport(storedImport.id))
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
