import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

let changes = 0

/** Shows the bar that undoes a change. @returns takes its entry of the log, and the server's own sentence where the usual one does not say enough */
export function useShowUndo(mosque: string): (change: string, saved?: string) => void {
  const { undoable } = useDesk()
  return (change, saved) => {
    changes += 1
    undoable.setState({ latest: { change, mosque, saved, id: changes, at: performance.now() } })
  }
}

/** Shows the bar that undoes a change, as {@link useShowUndo} does, and reads everything of the mosque again. */
export function useUndoable(mosque: string): (change: string | undefined, saved?: string) => Promise<void> | undefined {
  const { queryClient } = useDesk()
  const showUndo = useShowUndo(mosque)
  return (change, saved) => {
    if (change === undefined) return undefined
    showUndo(change, saved)
    return queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) })
  }
}
