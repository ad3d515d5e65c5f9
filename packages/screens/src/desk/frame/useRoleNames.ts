import { useDesk } from '@minaret/domain/desk'
import type { DeskRole } from '@minaret/plans'
import { useWords } from '../../app/index.ts'
import { useSeries } from './useSeries.ts'

/**
 * Returns a function that lists role names outside a sentence: "Owner, treasurer".
 * @returns the function, which keeps the order of the roles
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
