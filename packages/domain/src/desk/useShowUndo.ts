import type { UndoableChange } from './createDesk.ts'
import { useDesk } from './DeskProvider.tsx'
import { refreshDesk } from './deskKeys.ts'

let changeCount = 0

/** Returns a function that shows the undo bar for a change. */
export function useShowUndo(): (change: UndoableChange) => void {
  const { undoable } = useDesk()
  return (change) => {
    changeCount += 1
    undoable.setState({ latest: { ...change, id: changeCount, at: performance.now() } })
  }
}

/**
 * Shows the undo bar for a change, and refetches all the mosque's data.
 * @returns a function that takes the change's audit log entry, and optionally a message instead of the usual one
 */
export function useOfferUndo(
  mosque: string,
): (logEntry: string | undefined, message?: string) => Promise<void> | undefined {
  const { queryClient } = useDesk()
  const showUndo = useShowUndo()
  return (logEntry, message) => {
    if (logEntry === undefined) return undefined
    showUndo({ logEntry, mosque, message })
    return refreshDesk(queryClient, 'mosque', mosque)
  }
}
