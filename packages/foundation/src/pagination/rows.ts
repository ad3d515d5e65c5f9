import { lte, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Deferred } from '../db/preparedQuery.ts'
import { formatClock } from '../tenancy/dateTime.ts'

type WithoutNulls<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null>
}

/** A row as an answer has it: what is not known is left out. */
export function omitNulls<T extends object>(row: T): WithoutNulls<T>
export function omitNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}

/** Rows that are out: a draft has no instant, or one still to come. */
export const isPublished = (table: { publishedAt: AnyColumn }, now: Deferred<Date>): SQL => lte(table.publishedAt, now)

/** Minutes of a wall clock as it shows them, where they are known. */
export const toClock = (minutes: number | null): string | undefined =>
  minutes === null ? undefined : formatClock(minutes)
