import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

let changes = 0

/** Shows the bar that undoes a change, by its entry of the log, and reads everything of the mosque again. */
export function useUndoable(mosque: string): (change: string | undefined) => Promise<void> | undefined {
  const { queryClient, undoable } = useDesk()
  return (change) => {
    if (change === undefined) return undefined
    changes += 1
    undoable.setState({ latest: { change, mosque, id: changes } })
    return queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) })
  }
}
