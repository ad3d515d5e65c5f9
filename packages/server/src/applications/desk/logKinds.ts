import type { LogKinds } from '@minaret/foundation/operations'
import { applicationSentences } from './sentences.ts'
import { undoDecision } from './undoDecision.ts'

/** Log kinds of applications. */
export const applicationLogKinds: LogKinds = {
  applicationDecided: { sentence: applicationSentences.applicationDecided, undo: undoDecision },
  applicationUndone: { sentence: applicationSentences.applicationUndone },
  childNeedsOpened: { sentence: applicationSentences.childNeedsOpened },
  childClassChanged: { sentence: applicationSentences.childClassChanged },
}
