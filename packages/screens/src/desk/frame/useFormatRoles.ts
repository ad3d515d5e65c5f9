import { useDesk } from '@minaret/domain/desk'
import type { DeskRole } from '@minaret/plans'
import { useMessages } from '../../app/index.ts'
import { useJoinedList } from './useJoinedList.ts'

/**
 * Returns a function that lists role names outside a sentence: "Owner, treasurer".
 * @returns the function, which keeps the order of the roles
 */
export function useFormatRoles(): (roles: readonly DeskRole[]) => string {
  const { t } = useMessages('desk')
  const joinList = useJoinedList()
  const { language } = useDesk()
  return (roles) => {
    const [firstLetter = '', ...rest] = joinList(roles.map((role) => t.desk.roles[role]))
    return [firstLetter.toLocaleUpperCase(language), ...rest].join('')
  }
}
