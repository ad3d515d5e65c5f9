import { newApplicationOf } from './conflicts.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

/**
 * Decides about an application and emails whoever applied; undone from the bar while the email waits. A refusal carries the
 * application as it is now: it is shown, and the next try starts from it.
 */
export function useDecide() {
  const { api, queryClient } = useDesk()
  return useDeskAction('applicationDecide', {
    undo: 'message',
    async onSuccess({ data: { now } }, { mosque, kind, application }) {
      const { queryKey } = deskQuery(api, 'applicationView', { mosque, kind, application })
      // What was read before the decision must not take its place.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, now)
    },
    onError(error, { mosque, kind, application }) {
      const now = newApplicationOf(error)
      if (now) queryClient.setQueryData(deskQuery(api, 'applicationView', { mosque, kind, application }).queryKey, now)
    },
  })
}

/** Puts a child into a class of the maktab. */
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
