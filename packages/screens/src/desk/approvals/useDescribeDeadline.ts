import type { Approval } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'

/** Returns a function that describes what happens to a request without a decision. */
export function useDescribeDeadline() {
  const { t } = useMessages('deskApprovals')
  const formatInstant = useFormatInstant()
  return ({ self, dueAt, expiresAt }: Approval) => {
    if (dueAt) return t.deskApprovals.due({ at: formatInstant(dueAt) })
    const at = formatInstant(expiresAt)
    return self ? t.deskApprovals.forAnother({ at }) : t.deskApprovals.until({ at })
  }
}
