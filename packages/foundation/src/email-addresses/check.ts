import { isOneTypo } from './distance.ts'
import { messages as texts } from './messages.gen.ts'
import type { LocalizedText } from '../i18n/catalogue.ts'

/** Result of a check: valid, valid but possibly mistyped, or invalid. */
export type EmailVerdict = { problem?: LocalizedText; suggestion?: string }

/** The most common email providers, in the UK and in the countries our visitors come from. */
const providers = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.in',
  'icloud.com',
  'btinternet.com',
  'rediffmail.com',
  'protonmail.com',
]

/** Real domains that resemble one of those: never treated as a typing mistake. */
const lookalikes = ['mail.com', 'email.com', 'ymail.com', 'life.com', 'love.com', 'line.com', 'olive.com']

/** Common misspellings of top-level domains. Not `cm`, `co` and `om`, which are countries. */
const misspeltEndings: ReadonlyMap<string, string> = new Map([
  ['con', 'com'],
  ['cmo', 'com'],
  ['ocm', 'com'],
  ['comm', 'com'],
  ['coom', 'com'],
  ['ccom', 'com'],
  ['vom', 'com'],
  ['xom', 'com'],
  ['cpm', 'com'],
  ['ney', 'net'],
  ['nte', 'net'],
  ['ogr', 'org'],
  ['rog', 'org'],
  ['orgg', 'org'],
])

/** Top-level domains without mailboxes on the internet (RFC 6761, RFC 6762, and the one ICANN reserves for internal use). */
const reservedEndings = ['localhost', 'local', 'invalid', 'internal']

const localPattern = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const endingPattern = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/** Returns the problem with the part before the @, if any. */
function nameProblem(name: string): LocalizedText | undefined {
  if (name === '') return texts.nothingBefore
  if (name.length > 64) return texts.longName
  if (localPattern.test(name)) return undefined
  if (/\s/.test(name)) return texts.spaces
  if (/^\.|\.\.|\.$/.test(name)) return texts.dots
  return texts.badCharacter
}

/** Returns the problem with the part after the @, if any. */
function domainProblem(domain: string): LocalizedText | undefined {
  if (domain === '') return texts.nothingAfter
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2) return texts.noDot
  if (domain.length > 253 || !labels.every((part) => labelPattern.test(part))) return texts.noService
  if (!endingPattern.test(last) || reservedEndings.includes(last)) return texts.badEnding({ ending: last })
  return undefined
}

/** Returns the domain probably meant, if the given one is an edit away from a common provider. */
function findIntendedDomain(domain: string): string | undefined {
  if (providers.includes(domain) || lookalikes.includes(domain)) return undefined
  const closestProvider = providers.find((provider) => isOneTypo(domain, provider))
  if (closestProvider) return closestProvider
  const labels = domain.split('.')
  const intendedEnding = misspeltEndings.get(labels.at(-1) ?? '')
  if (!intendedEnding) return undefined
  const correctedDomain = [...labels.slice(0, -1), intendedEnding].join('.')
  return findIntendedDomain(correctedDomain) ?? correctedDomain
}

/** Whether the top-level domain is one of the misspellings: none of them exists, so no real address is rejected. */
const hasMisspeltEnding = (domain: string) => misspeltEndings.has(domain.split('.').at(-1) ?? '')

/**
 * Checks the format of an email address. Nothing is looked up, so the check takes the same time for every address and
 * reveals nothing. An address that may exist is never rejected; one that is an edit away from a common provider is valid,
 * with a suggestion.
 * @untrusted
 */
export function checkEmail(input: string): EmailVerdict {
  const email = input.trim()
  if (email === '') return { problem: texts.empty }
  const parts = email.split('@')
  if (parts.length < 2) return { problem: texts.noAt }
  if (parts.length > 2) return { problem: texts.manyAts }
  const [name = '', host = ''] = parts
  const domain = host.toLowerCase()
  const problem = nameProblem(name) ?? domainProblem(domain)
  if (problem) return { problem }
  if (email.length > 254) return { problem: texts.long }
  const intendedDomain = findIntendedDomain(domain)
  const suggestion = intendedDomain && `${name}@${intendedDomain}`
  if (suggestion && hasMisspeltEnding(domain))
    return {
      problem: texts.meant({ ending: domain.split('.').at(-1) ?? '', suggestion }),
      suggestion,
    }
  return suggestion ? { suggestion } : {}
}
