import type { Board } from '../board/types.ts'
export function Face({ board }: { board: Board; words: unknown; orientation: string }) {
  return <pre>{JSON.stringify(board, null, 1)}</pre>
}
