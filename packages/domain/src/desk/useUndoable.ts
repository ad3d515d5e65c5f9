import type { Undoable } from './createDesk.ts'
import { useDesk } from './DeskProvider.tsx'
import { refreshDesk } from './deskKeys.ts'

let changeCount = 0

/** Returns a function that shows the undo bar for a change. */
export function useShowUndo(): (change: Undoable) => void {
  const { undoable } = useDesk()
  return (change) => {
    changeCount += 1
    undoable.setState({ latest: { ...change, id: changeCount, at: performance.now() } })
  }
}

/**
 * Shows the undo bar for a change, and refetches all the mosque's data.
 * @returns a function that takes the change's audit log entry, and optionally text to show instead of the usual one
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
