import type { LogKinds } from '@minaret/foundation/operations'
import { applicationSentences } from './sentences.ts'
import { undoDecision } from './undoDecision.ts'

/** Log kinds of applications. */
export const applicationLogKinds: LogKinds = {
  applicationDecided: { describe: applicationSentences.applicationDecided, undo: undoDecision },
  applicationUndone: { describe: applicationSentences.applicationUndone },
  childNeedsOpened: { describe: applicationSentences.childNeedsOpened },
  childClassChanged: { describe: applicationSentences.childClassChanged },
}
