import { parseApplicationConflict } from './conflicts.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

/**
 * Decides an application and emails the applicant; it can be undone until the email is sent. A conflict returns the current
 * application, which is shown and is the base of the next attempt.
 */
export function useDecideApplication() {
  const { api, queryClient } = useDesk()
  return useDeskAction('applicationDecide', {
    undo: 'message',
    async onSuccess({ data: { now } }, { mosque, kind, application }) {
      const { queryKey } = deskQuery(api, 'applicationView', { mosque, kind, application })
      // A response from before the decision must not overwrite it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, now)
    },
    onError(error, { mosque, kind, application }) {
      const current = parseApplicationConflict(error)
      if (current)
        queryClient.setQueryData(deskQuery(api, 'applicationView', { mosque, kind, application }).queryKey, current)
    },
  })
}

/** Moves a child to a class of the maktab. */
export function useChangeChildClass() {
  const { api, queryClient } = useDesk()
  return useDeskAction('childClassChange', {
    refresh: 'maktab',
    refreshOn: 'success',
    onSuccess: ({ data }, { mosque, application }) =>
      queryClient.setQueryData(
        deskQuery(api, 'applicationView', { mosque, kind: 'maktab', application }).queryKey,
        data,
      ),
  })
}
