import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { LocalizedText } from '../i18n/catalogue.ts'
import { faithWords } from './faithWords.ts'
import { messages as accountMessages } from './messages.gen.ts'

/**
 * Minimum number of guesses as a power of 10. Eight random characters take 10^8; a word with a year and a symbol takes 10^7.
 */
const minGuessesLog10 = 7.5

/** Number of characters evaluated: more only make a password stronger, and the work grows faster than the length. */
const evaluatedLength = 40

let createEstimator: ZxcvbnFactory | undefined

/** Loads the lists of stolen passwords, common words and keyboard patterns when first needed. */
const estimator = () =>
  (createEstimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, faith: [...faithWords] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 8,
  }))

/** What an attacker would try first: the user's details and the mosque's name. */
export type PasswordContext = { email?: string; name?: string; mosque: string }

/** Returns only the letters and digits: `Central Mosque` and `centralmosque` are equally easy to guess. */
const normalise = (text = '') => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Returns text, its words, and the words joined. */
const listForms = (text = ''): string[] =>
  [text.toLowerCase(), normalise(text), ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u)].filter(
    (word) => word.length >= 4,
  )

/** White space and invisible characters. */
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Returns whether text takes too few guesses, and the dictionaries its parts are in. */
function rateText(text: string, inputs: string[]): { isEasy: boolean; names: unknown[] } {
  const { guessesLog10, sequence } = estimator().check(text, inputs)
  return {
    isEasy: guessesLog10 < minGuessesLog10,
    names: sequence.map(({ dictionaryName }): unknown => dictionaryName),
  }
}

/**
 * Returns the problem with a new password, if any. There are no composition rules: only its length, which the contract checks,
 * and a minimum number of guesses (zxcvbn).
 */
export function passwordProblem(password: string, { email, name, mosque }: PasswordContext): LocalizedText | undefined {
  if (invisible.test(password)) return accountMessages.invisible
  const inputs = [email, email?.split('@')[0], name, mosque].flatMap(listForms)
  const ratedPart = password.slice(0, evaluatedLength).normalize('NFC')
  const { isEasy, names } = rateText(ratedPart, inputs)
  // Symbols between the words of a name do not make it stronger.
  const normalisedRating = rateText(normalise(ratedPart), inputs)
  if (
    [isEasy && names, normalisedRating.isEasy && normalisedRating.names].some(
      (matches) => matches && matches.includes('userInputs'),
    )
  )
    return accountMessages.easy
  if (!isEasy) return undefined
  return names.length === 1 && names[0] === 'passwords-common' ? accountMessages.stolen : accountMessages.common
}
