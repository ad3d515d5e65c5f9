import { dictionary } from '@zxcvbn-ts/language-common'
import type { LocalizedText } from '../words/catalogue.ts'
import { accountMessages } from './words/index.ts'

/** As `decisions.md` 4 has it; shorter ones are refused for their length. */
const shortest = 8

let known: ReadonlySet<string> | undefined

/** Nearly 18,000 of eight characters or more, out of lists of passwords that were stolen; read when first needed. */
const commonPasswords = () =>
  (known ??= new Set(
    dictionary['passwords-common'].filter((word) => word.length >= shortest).map((word) => word.toLowerCase()),
  ))

/** What somebody who tries to get in would begin with: who it is, and the mosque. */
export type About = { email?: string; name?: string; mosque: string }

/** The letters and digits of a text: `Central Mosque` and `centralmosque` are as easy to guess. */
const plain = (text = '') => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Spaces, and what no screen shows. */
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * What is wrong with a password that is to be set, or nothing. There are no rules of composition: only
 * length, which the contract holds, and that nobody tries it among the first few thousand.
 */
export function passwordProblem(password: string, { email = '', name, mosque }: About): LocalizedText | undefined {
  if (invisible.test(password)) return accountMessages.invisible
  if (commonPasswords().has(password.toLowerCase())) return accountMessages.stolen
  const guesses = [email, email.split('@')[0], name, mosque].map(plain).filter((guess) => guess.length >= 4)
  if (guesses.includes(plain(password).replace(/\d{0,4}$/, '')) || guesses.includes(plain(password)))
    return accountMessages.easy
  return undefined
}
