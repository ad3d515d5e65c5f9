import type { Import } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { readNames } from '@minaret/staff/approvals'
import { countLines, type StoredImport } from './store.ts'
import { viewImport } from './view.ts'

/** The report is in the user's language, even if the website isn't. */
type AnyCall = Pick<MosqueCall<MosqueOperationId>, 'request'>

/** Converts imports to the desk API's format. */
export async function toViews(tx: Tx, call: AnyCall, rows: readonly StoredImport[]): Promise<Import[]> {
  const counts = await countLines(
    tx,
    rows.map(({ id }) => id),
  )
  const names = await readNames(
    tx,
    rows.map(({ requestedBy }) => requestedBy),
  )
  const language = chooseLanguage({ request: call.request })
  return rows.map((row) => {
    const [lineCounts, requesterName] = [counts.get(row.id), names.get(row.requestedBy)]
    return viewImport(row, {
      language,
      ...(lineCounts ? { counts: lineCounts } : {}),
      ...(requesterName === undefined ? {} : { by: requesterName }),
    })
  })
}

/** Converts an import to the desk API's format. */
export async function toView(tx: Tx, call: AnyCall, row: StoredImport): Promise<Import> {
  const [view] = await toViews(tx, call, [row])
  if (!view) throw new Error('The import has no view.')
  return view
}
