import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { readLoggedDetails, undoDetails } from './changeDetails.ts'
import { messages as texts } from './messages.gen.ts'
import { describeDetails, detailsSentence } from './sentences.ts'

const undo: LogKind['undo'] = {
  permission: 'detailsChange',
  async run({ db, member, now }, entry) {
    const result = await db((tx) => undoDetails({ tx, accountId: member.accountId, now }, entry))
    return 'conflict' in result
      ? {
          conflict: {
            undone: describeDetails(readLoggedDetails(entry.content?.before)),
            now: describeDetails(result.conflict),
          },
        }
      : { change: result.change, message: texts.undone }
  },
}

/** The log entries about the mosque’s details. */
export const detailsLogKinds: LogKinds = {
  detailsChanged: { describe: (content, name) => detailsSentence(content, name, false), undo },
  detailsUndone: { describe: (content, name) => detailsSentence(content, name, true), undo },
}
