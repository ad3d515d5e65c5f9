import { eq } from 'drizzle-orm'
import type { SetupTask } from '@minaret/contract/desk'
import { currentTenant, setupDismissals, type Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'

/** The context of a change: transaction, author and time. */
type SetupWriter = { tx: Tx; accountId: string; now: Date }

const logChange = ({ tx, accountId, now }: SetupWriter, kind: 'setupDismissed' | 'setupRestored', task: SetupTask) =>
  writeLog(tx, { accountId, kind, subject: `setup ${task}`, content: { values: { task } }, now })

/** Dismisses a task. @returns the log entry; undefined if it was dismissed already */
export async function dismissTask(writer: SetupWriter, task: SetupTask): Promise<string | undefined> {
  const insertedRows = await writer.tx
    .insert(setupDismissals)
    .values({ tenantId: currentTenant, task, at: writer.now })
    .onConflictDoNothing()
    .returning({ task: setupDismissals.task })
  return insertedRows.length === 0 ? undefined : logChange(writer, 'setupDismissed', task)
}

/** Restores a task. @returns the log entry; undefined if it was not dismissed */
export async function restoreTask(writer: SetupWriter, task: SetupTask): Promise<string | undefined> {
  const deletedRows = await writer.tx
    .delete(setupDismissals)
    .where(eq(setupDismissals.task, task))
    .returning({ task: setupDismissals.task })
  return deletedRows.length === 0 ? undefined : logChange(writer, 'setupRestored', task)
}
