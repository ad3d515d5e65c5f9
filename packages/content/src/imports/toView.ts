import type { Import } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { namesOf } from '@minaret/staff/approvals'
import { countLines, type StoredImport } from './store.ts'
import { viewImport } from './view.ts'

/** The report is for whoever reads it, also where the website itself isn’t in their language. */
type AnyCall = Pick<MosqueCall<MosqueOperationId>, 'request'>

/** Imports as the desk shows them. */
export async function toViews(tx: Tx, call: AnyCall, rows: readonly StoredImport[]): Promise<Import[]> {
  const counts = await countLines(
    tx,
    rows.map(({ id }) => id),
  )
  const names = await namesOf(
    tx,
    rows.map(({ requestedBy }) => requestedBy),
  )
  const language = chooseLanguage({ request: call.request })
  return rows.map((row) => {
    const [found, by] = [counts.get(row.id), names.get(row.requestedBy)]
    return viewImport(row, { language, ...(found ? { counts: found } : {}), ...(by === undefined ? {} : { by }) })
  })
}

/** One import as the desk shows it. */
export async function toView(tx: Tx, call: AnyCall, row: StoredImport): Promise<Import> {
  const [view] = await toViews(tx, call, [row])
  if (!view) throw new Error('An import was not shown.')
  return view
}
