import { send } from '@minaret/client'
import type { SetupTask } from '@minaret/contract/desk'
import { useMutation } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { useUndoable } from './useUndoable.ts'

/** Takes a task off what is left to set up; the bar puts it back. */
export function useDismissSetupTask(mosque: string) {
  const { api } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (task: SetupTask) =>
      send(api.POST('/api/desk/mosques/{mosque}/setup/dismiss', { params: { path: { mosque } }, body: { task } })),
    onSuccess: ({ data, message }) => undoable(data?.change, message),
  })
}
