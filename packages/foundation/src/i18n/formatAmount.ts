import { amount, type Money } from '@minaret/messages'
import type { Language } from './language.ts'

export type { Money }

/** Formats an amount as messages do: for the mosque's country, isolated from the direction of the surrounding text. */
export const formatAmount = (language: Language, money: Money): string => amount(money, language)
