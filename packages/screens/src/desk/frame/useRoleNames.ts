import { useDesk } from '@minaret/domain/desk'
import type { DeskRole } from '@minaret/plans'
import { useWords } from '../../app/index.ts'
import { useSeries } from './useSeries.ts'

/**
 * Roles where they stand by themselves, not in a sentence: "Owner, treasurer".
 * @returns takes the roles somebody has, in their order
 */
export function useRoleNames(): (roles: readonly DeskRole[]) => string {
  const { t } = useWords('desk')
  const series = useSeries()
  const { language } = useDesk()
  return (roles) => {
    const [first = '', ...rest] = series(roles.map((role) => t.desk.roles[role]))
    return [first.toLocaleUpperCase(language), ...rest].join('')
  }
}
