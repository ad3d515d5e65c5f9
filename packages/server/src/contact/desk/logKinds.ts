import type { LogKinds } from '@minaret/foundation/operations'
import { contactSentences } from './sentences.ts'
import { undoMessage as undo } from './undoMessage.ts'

/** Log kinds of messages and questions to the imam. */
export const contactLogKinds: LogKinds = {
  messageChanged: { describe: contactSentences.messageChanged, undo },
  messageUndone: { describe: contactSentences.messageUndone, undo },
  replySent: { describe: contactSentences.replySent },
  replyTakenBack: { describe: contactSentences.replyTakenBack },
  replyResent: { describe: contactSentences.replyResent },
  replyTextsChanged: { describe: contactSentences.replyTextsChanged },
}
