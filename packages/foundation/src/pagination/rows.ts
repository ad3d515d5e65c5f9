import { lte, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Deferred } from '../db/preparedQuery.ts'
import { formatClock } from '../tenancy/dateTime.ts'

type WithoutNulls<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null>
}

/** Converts a row for a response: null values are left out. */
export function omitNulls<T extends object>(row: T): WithoutNulls<T>
export function omitNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}

/** Condition for published rows: a draft has no publication time, or one in the future. */
export const isPublished = (table: { publishedAt: AnyColumn }, now: Deferred<Date>): SQL => lte(table.publishedAt, now)

/** Formats wall-clock minutes; undefined if there are none. */
export const toClock = (minutes: number | null): string | undefined =>
  minutes === null ? undefined : formatClock(minutes)
