import { isOneSlip } from './distance.ts'
import { messages as say } from './messages.gen.ts'
import type { LocalizedText } from '../i18n/catalogue.ts'

/** What is to be said about an address: fine, fine but perhaps a slip, or none. */
export type EmailVerdict = { problem?: LocalizedText; suggestion?: string }

/** Where most people's mail is, here and in the countries our visitors come from. */
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

/** Services and words that are near to one of those and are themselves: never taken for a slip. */
const others = ['mail.com', 'email.com', 'ymail.com', 'life.com', 'love.com', 'line.com', 'olive.com']

/** Endings that are none and what the hand meant. `cm`, `co` and `om` are countries, and not here. */
const endings: ReadonlyMap<string, string> = new Map([
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

/** Endings that never lead to a mailbox on the internet (RFC 6761, RFC 6762, and the one ICANN keeps for inside). */
const nowhere = ['localhost', 'local', 'invalid', 'internal']

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const ending = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/** What is wrong with the part before the @, in a sentence. */
function nameProblem(name: string): LocalizedText | undefined {
  if (name === '') return say.nothingBefore
  if (name.length > 64) return say.longName
  if (local.test(name)) return undefined
  if (/\s/.test(name)) return say.spaces
  if (/^\.|\.\.|\.$/.test(name)) return say.dots
  return say.badCharacter
}

/** What is wrong with the part after the @, in a sentence. */
function domainProblem(domain: string): LocalizedText | undefined {
  if (domain === '') return say.nothingAfter
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2) return say.noDot
  if (domain.length > 253 || !labels.every((part) => label.test(part))) return say.noService
  if (!ending.test(last) || nowhere.includes(last)) return say.badEnding({ ending: last })
  return undefined
}

/** The domain that was probably meant, when the one typed is a slip away from where most people's mail is. */
function meantDomain(domain: string): string | undefined {
  if (providers.includes(domain) || others.includes(domain)) return undefined
  const near = providers.find((provider) => isOneSlip(domain, provider))
  if (near) return near
  const labels = domain.split('.')
  const meant = endings.get(labels.at(-1) ?? '')
  if (!meant) return undefined
  const repaired = [...labels.slice(0, -1), meant].join('.')
  return meantDomain(repaired) ?? repaired
}

/** Whether the end is one of the slips: no mail service has such a name, so nobody's address is refused for it. */
const endsInSlip = (domain: string) => endings.has(domain.split('.').at(-1) ?? '')

/**
 * Whether an e-mail address can be one, by its form alone: nothing is looked up, so the answer takes the same time for
 * everybody and says nothing about anybody. An address that may exist is never refused; one that is a slip away from a
 * mail service's is good, and what was probably meant stands beside it.
 * @untrusted
 */
export function checkEmail(typed: string): EmailVerdict {
  const email = typed.trim()
  if (email === '') return { problem: say.empty }
  const parts = email.split('@')
  if (parts.length < 2) return { problem: say.noAt }
  if (parts.length > 2) return { problem: say.manyAts }
  const [name = '', host = ''] = parts
  const domain = host.toLowerCase()
  const problem = nameProblem(name) ?? domainProblem(domain)
  if (problem) return { problem }
  if (email.length > 254) return { problem: say.long }
  const meant = meantDomain(domain)
  const suggestion = meant && `${name}@${meant}`
  if (suggestion && endsInSlip(domain))
    return {
      problem: say.meant({ ending: domain.split('.').at(-1) ?? '', suggestion }),
      suggestion,
    }
  return suggestion ? { suggestion } : {}
}
