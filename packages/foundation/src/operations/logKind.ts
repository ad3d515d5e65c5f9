import type { MosqueOperation } from '@minaret/plans'
import type { DeskLogContent } from '../db/staff.ts'
import type { LocalizedText } from '../i18n/catalogue.ts'
import type { LogEntry } from '../staff/log.ts'
import type { Database } from '../db/database.ts'
import type { MosqueCall } from './deskOperation.ts'

/** Context of an undo. */
export type UndoCall = Omit<MosqueCall<'changeUndo'>, 'database'>

/** Result of an undo: the new log entry, or both values if the subject has been changed since. */
export type UndoResult =
  | { change: string; message: LocalizedText }
  | {
      conflict: {
        /** Description of the value the undo would have restored. */
        undone: LocalizedText
        /** Description of the current value. */
        now: LocalizedText
      }
    }

/** A kind of log entry. Features register theirs. */
export type LogKind = {
  /** Describes the entry in one sentence. @param name current name of the staff member */
  describe(content: DeskLogContent, name: LocalizedText): LocalizedText
  /** How to undo the change; undefined if it cannot be undone. */
  undo?: Undo
}

/** Restores the subject's previous value and logs it, unless it has been changed since. */
type RunUndo<Call> = (call: Call, entry: LogEntry) => Promise<UndoResult>

type Undo = {
  /** The operation whose permissions are required for the undo. */
  permission: MosqueOperation
} & (
  | { run: RunUndo<UndoCall> }
  // For the few that need more than their role's rows, each with its reason.
  | { runWithDatabase: RunUndo<UndoCall & { database: Database }> }
)

/** The kinds of entries a feature writes, by name. */
export type LogKinds = Readonly<Record<string, LogKind>>
