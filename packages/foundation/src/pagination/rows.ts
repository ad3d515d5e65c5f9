import { lte, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Later } from '../db/preparedQuery.ts'
import { writeClock } from '../tenancy/dateTime.ts'

type Present<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null>
}

/** A row as an answer has it: what is not known is left out. */
export function present<T extends object>(row: T): Present<T>
export function present(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}

/** Rows that are out: a draft has no instant, or one still to come. */
export const published = (table: { publishedAt: AnyColumn }, now: Later<Date>): SQL => lte(table.publishedAt, now)

/** Minutes of a wall clock as it shows them, where they are known. */
export const clockOr = (minutes: number | null): string | undefined =>
  minutes === null ? undefined : writeClock(minutes)
