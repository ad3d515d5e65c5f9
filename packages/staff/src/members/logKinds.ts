import type { LogKinds } from '@minaret/foundation/operations'
import { staffSentences } from './sentences.ts'

/** What the log holds of staff. None of it is undone by itself: each has an operation that does the opposite. */
export const staffLogKinds: LogKinds = {
  staffInvited: { sentence: staffSentences.staffInvited },
  staffJoined: { sentence: staffSentences.staffJoined },
  staffRolesChanged: { sentence: staffSentences.staffRolesChanged },
  staffRemoved: { sentence: staffSentences.staffRemoved },
}
