import { useDesk } from '@minaret/domain/desk'
import type { DeskRole } from '@minaret/plans'
import { useWords } from '../app/index.ts'

/**
 * Roles where they stand by themselves, not in a sentence: "Owner, treasurer".
 * @returns takes the roles somebody has, in their order
 */
export function useRoleNames(): (roles: readonly DeskRole[]) => string {
  const { t } = useWords('desk')
  const { language } = useDesk()
  return (roles) => {
    const [first = '', ...rest] = roles.map((role) => t.desk.roles[role]).join(', ')
    return [first.toLocaleUpperCase(language), ...rest].join('')
  }
}
