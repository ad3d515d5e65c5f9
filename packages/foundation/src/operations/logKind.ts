import type { MosqueOperation } from '@minaret/plans'
import type { DeskLogContent } from '../db/staff.ts'
import type { LocalizedText } from '../i18n/catalogue.ts'
import type { LogEntry } from '../staff/log.ts'
import type { Database } from '../db/database.ts'
import type { MosqueCall } from './deskOperation.ts'

/** What an undo has at hand. */
export type UndoCall = Omit<MosqueCall<'changeUndo'>, 'database'>

/** How an undo went: the entry of the log it made, or both values where somebody changed the subject since. */
export type UndoResult =
  | { change: string; message: LocalizedText }
  | {
      conflict: {
        /** What the undo would have brought back, in words. */
        undone: LocalizedText
        /** What stands now, in words. */
        now: LocalizedText
      }
    }

/** What the desk knows of one kind of entry in its log. Features hand in a row for each of theirs. */
export type LogKind = {
  /** The entry in one plain sentence. @param name who did it, read now */
  sentence(content: DeskLogContent, name: LocalizedText): LocalizedText
  /** How the change is undone; absent for what cannot be. */
  undo?: Undo
}

/** Gives the subject back what it was, and writes that to the log, unless it was changed since. */
type RunUndo<Call> = (call: Call, entry: LogEntry) => Promise<UndoResult>

type Undo = {
  /** Whoever may call this operation may undo the change. */
  right: MosqueOperation
} & (
  | { run: RunUndo<UndoCall> }
  // For the few whose role's rows are not enough; each says why.
  | { runWithDatabase: RunUndo<UndoCall & { database: Database }> }
)

/** The kinds of entries a feature writes, by name. */
export type LogKinds = Readonly<Record<string, LogKind>>
