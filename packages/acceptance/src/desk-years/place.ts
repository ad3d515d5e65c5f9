import type { Role } from '@minaret/plans'
import type { HmrcStub } from '../hmrc.ts'
import type { Giving, Mosque } from '../stripe/giving.ts'
import type { StubAccount } from '../../../testkit/src/stripe/index.ts'
import type { DeskUser } from '../desk.ts'
import type { ExpectedCollections } from '../money/invariants.ts'
import type { Mailbox } from '../../../testkit/src/smtp.ts'
import type { Book } from './book.ts'

/** The server a year is lived on, and what stands around it. */
export type DeskYears = {
  giving: Giving
  hmrc: HmrcStub
  mailbox: Mailbox
  now(): Date
  /** Time passes. */
  pass(milliseconds: number): void
  /** Another year begins. */
  restart(): void
}

/** Somebody of the staff, logged in anew where their session may have ended. */
export type Colleague = { roles: readonly Role[]; accountId: string; at(): Promise<DeskUser> }

/** A mosque while a year of its desk is lived. */
export type DeskMosque = DeskYears & {
  mosque: Mosque
  account: StubAccount
  root: string
  book: Book
  owner: Colleague
  treasurer: Colleague
  counters: readonly [Colleague, Colleague]
  /** What was promised of regular gifts, to staff and their donors. */
  promises: ExpectedCollections[]
  /** Headers of a member, by the number of the donor. */
  member(donor: number): Promise<Record<string, string>>
  /** The member's id. */
  memberId(donor: number): Promise<string>
  /** What of the product's promises was broken. */
  broken: string[]
  /** Of how many kinds each thing was done, so that a year that does nothing is noticed. */
  done: Map<string, number>
}

/** One of those there are; nothing where there is none. */
export const pick = <T>(some: readonly T[], which: number): T | undefined => some[which % Math.max(some.length, 1)]

const names = ['Aisha Rahman', 'Yusuf Khan', 'Bilal Ahmed', 'Maryam Siddiqui'] as const
export const nameOf = (donor: number): string => names[donor % names.length] ?? names[0]
export const emailOf = (donor: number): string => `donor${donor}@example.org`

/** A donor's answer to Gift Aid, typed or spoken: with a home of its own each. */
export function declaredBy(donor: number, spoken: boolean) {
  const [firstName = '', lastName = ''] = nameOf(donor).split(' ')
  return { title: '', firstName, lastName, house: spoken ? '5' : '4', postcode: 'S9 5DH', overseas: false }
}

/** Notes that something was done. */
export function count({ done }: Pick<DeskMosque, 'done'>, what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1)
}
