import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { LocalizedText } from '../i18n/catalogue.ts'
import { faithWords } from './faithWords.ts'
import { messages as accountMessages } from './messages.gen.ts'

/**
 * Fewer guesses than this (10 to that power) are too few. Eight random characters take 10^8; a word with a year and a
 * sign takes 10^7.
 */
const fewestGuesses = 7.5

/** So much of a password is judged: what follows only makes it better, and the work grows faster than the length. */
const cachedVerdict = 40

let createEstimator: ZxcvbnFactory | undefined

/** Lists of stolen passwords and common words, and the rows of keyboards; read when first needed. */
const estimator = () =>
  (createEstimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, faith: [...faithWords] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 8,
  }))

/** What somebody who tries to get in would begin with: who it is, and the mosque. */
export type About = { email?: string; name?: string; mosque: string }

/** The letters and digits of a text: `Central Mosque` and `centralmosque` are as easy to guess. */
const plain = (text = '') => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A text, its words, and all of them in one. */
const formsOf = (text = ''): string[] =>
  [text.toLowerCase(), plain(text), ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= 4)

/** Spaces, and what no screen shows. */
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text takes too few guesses, and the lists its parts stand in. */
function judgeText(text: string, inputs: string[]): { isEasy: boolean; names: unknown[] } {
  const { guessesLog10, sequence } = estimator().check(text, inputs)
  return {
    isEasy: guessesLog10 < fewestGuesses,
    names: sequence.map(({ dictionaryName }): unknown => dictionaryName),
  }
}

/**
 * What is wrong with a password that is to be set, or nothing. There are no rules of composition: only
 * length, which the contract holds, and that it takes more than the first few million guesses (zxcvbn).
 */
export function passwordProblem(password: string, { email, name, mosque }: About): LocalizedText | undefined {
  if (invisible.test(password)) return accountMessages.invisible
  const inputs = [email, email?.split('@')[0], name, mosque].flatMap(formsOf)
  const judgedPart = password.slice(0, cachedVerdict).normalize('NFC')
  const { isEasy, names } = judgeText(judgedPart, inputs)
  // Signs between the words of a name make it no better.
  const bare = judgeText(plain(judgedPart), inputs)
  if ([isEasy && names, bare.isEasy && bare.names].some((found) => found && found.includes('userInputs')))
    return accountMessages.easy
  if (!isEasy) return undefined
  return names.length === 1 && names[0] === 'passwords-common' ? accountMessages.stolen : accountMessages.common
}
