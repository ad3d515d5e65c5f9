import type { Approval } from '@minaret/contract/desk'
import { useWords } from '../../app/index.ts'
import { useInstant } from '../frame/index.ts'

/** Returns a function that describes what happens to a request if nobody decides. */
export function useWhen() {
  const { t } = useWords('deskApprovals')
  const at = useInstant()
  return ({ self, dueAt, expiresAt }: Approval) => {
    if (dueAt) return t.deskApprovals.due({ at: at(dueAt) })
    return self ? t.deskApprovals.forAnother({ at: at(expiresAt) }) : t.deskApprovals.until({ at: at(expiresAt) })
  }
}
