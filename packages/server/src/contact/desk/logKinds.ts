import type { LogKinds } from '@minaret/foundation/operations'
import { contactSentences } from './sentences.ts'
import { undoMessage as undo } from './undoMessage.ts'

/** Log kinds of messages and questions to the imam. */
export const contactLogKinds: LogKinds = {
  messageChanged: { sentence: contactSentences.messageChanged, undo },
  messageUndone: { sentence: contactSentences.messageUndone, undo },
  replySent: { sentence: contactSentences.replySent },
  replyTakenBack: { sentence: contactSentences.replyTakenBack },
  replyResent: { sentence: contactSentences.replyResent },
  replyTextsChanged: { sentence: contactSentences.replyTextsChanged },
}
