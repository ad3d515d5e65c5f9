import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

let changes = 0

/**
 * Shows the bar that undoes a change, by its entry of the log, and reads everything of the mosque again; with the server's
 * own sentence where the usual one does not say enough.
 */
export function useUndoable(mosque: string): (change: string | undefined, saved?: string) => Promise<void> | undefined {
  const { queryClient, undoable } = useDesk()
  return (change, saved) => {
    if (change === undefined) return undefined
    changes += 1
    undoable.setState({ latest: { change, mosque, saved, id: changes } })
    return queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) })
  }
}
