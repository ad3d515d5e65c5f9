import type { Role } from '@minaret/plans'
import type { HmrcStub } from '../hmrc.ts'
import type { Giving, Mosque } from '../stripe/giving.ts'
import type { StubAccount } from '../../../testkit/src/stripe/index.ts'
import type { DeskUser } from '../desk.ts'
import type { ExpectedCollections } from '../money/invariants.ts'
import type { Mailbox } from '../../../testkit/src/smtp.ts'
import type { Model } from './model.ts'

/** The server of a simulated year, and the stubs around it. */
export type DeskSimulation = {
  giving: Giving
  hmrc: HmrcStub
  mailbox: Mailbox
  now(): Date
  /** Moves the clock forward. */
  advance(milliseconds: number): void
  /** Resets the clock for another year. */
  restart(): void
}

/** A member of staff. `login` returns them logged in; they log in again if their session may have expired. */
export type Colleague = { roles: readonly Role[]; accountId: string; login(): Promise<DeskUser> }

/** A mosque during a simulated year. */
export type DeskMosque = DeskSimulation & {
  mosque: Mosque
  account: StubAccount
  root: string
  model: Model
  owner: Colleague
  treasurer: Colleague
  counters: readonly [Colleague, Colleague]
  /** The expected collections of regular gifts. */
  expectations: ExpectedCollections[]
  /** Returns the headers of the donor's account. */
  createMemberHeaders(donor: number): Promise<Record<string, string>>
  /** Returns the id of the donor's account. */
  readMemberId(donor: number): Promise<string>
  /** The violations found. */
  violations: string[]
  /** The number of effective steps by kind, so that the test detects years with too few of them. */
  stepCounts: Map<string, number>
}

/** Picks an item by a number of any size; undefined if there are no items. */
export const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(items.length, 1)]

const names = ['Aisha Rahman', 'Yusuf Khan', 'Bilal Ahmed', 'Maryam Siddiqui'] as const
/** Returns a donor's name. */
export const nameOf = (donor: number): string => names[donor % names.length] ?? names[0]
/** Returns a donor's email address. */
export const emailOf = (donor: number): string => `donor${donor}@example.org`

/** Returns a donor's details in a written or spoken declaration. The two have different addresses. */
export function createDeclarationDetails(donor: number, isSpoken: boolean) {
  const [firstName = '', lastName = ''] = nameOf(donor).split(' ')
  return { title: '', firstName, lastName, house: isSpoken ? '5' : '4', postcode: 'S9 5DH', overseas: false }
}

/** Counts a step that took effect. */
export function countStep({ stepCounts }: Pick<DeskMosque, 'stepCounts'>, kind: string): void {
  stepCounts.set(kind, (stepCounts.get(kind) ?? 0) + 1)
}
