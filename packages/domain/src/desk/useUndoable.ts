import type { Undoable } from './createDesk.ts'
import { useDesk } from './DeskProvider.tsx'
import { refreshDesk } from './deskKeys.ts'

let changes = 0

/** Shows the bar that undoes a change. */
export function useShowUndo(): (change: Undoable) => void {
  const { undoable } = useDesk()
  return (change) => {
    changes += 1
    undoable.setState({ latest: { ...change, id: changes, at: performance.now() } })
  }
}

/**
 * Shows the bar that undoes a change, and reads everything of the mosque again.
 * @returns takes the change's entry of the log, and the server's own sentence if the usual one does not say enough
 */
export function useUndoable(mosque: string): (change: string | undefined, saved?: string) => Promise<void> | undefined {
  const { queryClient } = useDesk()
  const showUndo = useShowUndo()
  return (change, saved) => {
    if (change === undefined) return undefined
    showUndo({ change, mosque, saved })
    return refreshDesk(queryClient, 'mosque', mosque)
  }
}
