import type { Undoable } from './createDesk.ts'
import { useDesk } from './DeskProvider.tsx'
import { refreshDesk } from './deskKeys.ts'

let changes = 0

/** Returns a function that shows the undo bar for a change. */
export function useShowUndo(): (change: Undoable) => void {
  const { undoable } = useDesk()
  return (change) => {
    changes += 1
    undoable.setState({ latest: { ...change, id: changes, at: performance.now() } })
  }
}

/**
 * Shows the undo bar for a change, and refetches all of the mosque.
 * @returns a function of the change's audit log entry, and of the server's message if the usual text does not suffice
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
