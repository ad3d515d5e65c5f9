import type { DeskOperationId } from '@minaret/client'
import { deskRoutes } from '@minaret/contract/desk-routes'
import type { QueryClient } from '@tanstack/react-query'

/** A tag of the contract: its operations are invalidated together. */
export type DeskTag = (typeof deskRoutes)[DeskOperationId][2]

/** What to invalidate: all the mosque's queries, or those of tags and operations. */
export type DeskRefresh = 'mosque' | DeskTag | DeskOperationId | readonly (DeskTag | DeskOperationId)[]

/** The mosque that parameters name; undefined if they name none. */
export function mosqueOf(params: unknown): string | undefined {
  const { mosque }: { mosque?: unknown } = Object(params)
  return typeof mosque === 'string' ? mosque : undefined
}

const scopeOf = (mosque: string | undefined) => (mosque === undefined ? ['desk'] : ['mosque', mosque])

/**
 * The query key of an operation: all queries of a mosque, a tag or an operation share a prefix.
 * @param params a subset of the parameters matches every query that contains it
 */
export function deskKey(id: DeskOperationId, params: object): readonly unknown[] {
  const { mosque: _, ...parameters }: Record<string, unknown> = { ...params }
  return [...scopeOf(mosqueOf(params)), deskRoutes[id][2], id, parameters]
}

const isOperation = (name: string): name is DeskOperationId => name in deskRoutes

const prefixOf = (name: DeskTag | DeskOperationId) => (isOperation(name) ? [deskRoutes[name][2], name] : [name])

/** The key prefix of all queries of a tag. */
export const deskTagKey = (mosque: string, tag: DeskTag): readonly string[] => ['mosque', mosque, tag]

/**
 * Invalidates queries, and waits until the active ones are refetched.
 * @param mosque undefined for operations outside any mosque
 */
export async function refreshDesk(
  queryClient: QueryClient,
  refresh: DeskRefresh,
  mosque: string | undefined,
): Promise<void> {
  const names = refresh === 'mosque' ? [[]] : [refresh].flat().map(prefixOf)
  await Promise.all(names.map((prefix) => queryClient.invalidateQueries({ queryKey: [...scopeOf(mosque), ...prefix] })))
}
