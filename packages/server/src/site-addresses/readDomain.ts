import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { messages as say } from './messages.gen.ts'

type Problem = typeof say.problemForm

/** Endings that no public DNS answers for (RFC 6761, RFC 8375, ICANN's `.internal`), and those home networks use. */
const privateEndings = new Set(
  'localhost local test example invalid onion alt internal arpa home lan corp intranet private'.split(' '),
)

const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/** The part of a name that is registered, as `example.org` of `www.example.org`. */
export const registeredDomain = (name: string): string | undefined => parse(name).domain ?? undefined

const isBeside = (name: string, reserved: string) =>
  name === reserved ||
  name.endsWith(`.${reserved}`) ||
  (registeredDomain(reserved) !== undefined && registeredDomain(reserved) === registeredDomain(name))

/**
 * A domain as people type or paste it, as the DNS has it; or what is wrong with it, in a sentence.
 * @param reserved host names of the installation
 */
export function readDomain(text: string, reserved: readonly string[]): { domain: string } | { problem: Problem } {
  const typed = text.trim().toLowerCase()
  const bare = typed.replace(/^https?:\/\//, '').replace(/\/$/, '')
  if (bare === '') return { problem: say.problemEmpty }
  if (bare.includes('*')) return { problem: say.problemWildcard }
  if (isIP(bare.replace(/^\[|\]$/g, '')) !== 0) return { problem: say.problemAddress }
  if (bare.includes('@')) return { problem: say.problemEmail }
  if (/[/?#]/.test(bare)) return { problem: say.problemPage }
  if (bare.includes(':')) return { problem: say.problemPort }
  const domain = domainToASCII(bare.replace(/\.$/, ''))
  // What nobody would take for an IP address, and browsers do: 127.1, 0x7f.1.
  if (isIP(domain) !== 0) return { problem: say.problemAddress }
  const labels = domain.split('.')
  const ending = labels.at(-1) ?? ''
  if (labels.length < 2 || domain.length > 240 || !labels.every((part) => label.test(part)))
    return { problem: say.problemForm }
  if (domain.includes('_')) return { problem: say.problemForm }
  if (privateEndings.has(ending)) return { problem: say.problemPrivate({ ending: `.${ending}` }) }
  const { isIcann, domain: registered } = parse(domain)
  if (isIcann !== true) return { problem: say.problemPrivate({ ending: `.${ending}` }) }
  if (registered === null) return { problem: say.problemSuffix({ name: domain }) }
  if (reserved.some((name) => isBeside(domain, name))) return { problem: say.problemInstallation }
  return { domain }
}
