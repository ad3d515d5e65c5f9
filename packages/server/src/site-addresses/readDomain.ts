import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { messages as texts } from './messages.gen.ts'

type Problem = typeof texts.problemForm

/** Suffixes without public DNS (RFC 6761, RFC 8375, ICANN's `.internal`), and those used in home networks. */
const privateSuffixes = new Set(
  'localhost local test example invalid onion alt internal arpa home lan corp intranet private'.split(' '),
)

const labelPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/** Returns the registered part of a name, such as `example.org` for `www.example.org`. */
export const registeredDomain = (name: string): string | undefined => parse(name).domain ?? undefined

const isRelated = (name: string, reservedName: string) =>
  name === reservedName ||
  name.endsWith(`.${reservedName}`) ||
  (registeredDomain(reservedName) !== undefined && registeredDomain(reservedName) === registeredDomain(name))

/**
 * Normalises a typed or pasted domain for the DNS, or returns the problem with it.
 * @param reservedNames host names of the installation
 */
export function readDomain(text: string, reservedNames: readonly string[]): { domain: string } | { problem: Problem } {
  const url = text.trim().toLowerCase()
  const name = url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  if (name === '') return { problem: texts.problemEmpty }
  if (name.includes('*')) return { problem: texts.problemWildcard }
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return { problem: texts.problemAddress }
  if (name.includes('@')) return { problem: texts.problemEmail }
  if (/[/?#]/.test(name)) return { problem: texts.problemPage }
  if (name.includes(':')) return { problem: texts.problemPort }
  const domain = domainToASCII(name.replace(/\.$/, ''))
  // Spellings that browsers read as an IP address: 127.1, 0x7f.1.
  if (isIP(domain) !== 0) return { problem: texts.problemAddress }
  const labels = domain.split('.')
  const suffix = labels.at(-1) ?? ''
  if (labels.length < 2 || domain.length > 240 || !labels.every((part) => labelPattern.test(part)))
    return { problem: texts.problemForm }
  if (domain.includes('_')) return { problem: texts.problemForm }
  if (privateSuffixes.has(suffix)) return { problem: texts.problemPrivate({ ending: `.${suffix}` }) }
  const { isIcann, domain: registeredName } = parse(domain)
  if (isIcann !== true) return { problem: texts.problemPrivate({ ending: `.${suffix}` }) }
  if (registeredName === null) return { problem: texts.problemSuffix({ name: domain }) }
  if (reservedNames.some((name) => isRelated(domain, name))) return { problem: texts.problemInstallation }
  return { domain }
}
