import { allSections, configurationSections, parseConfig, sectionOf, type TenantConfig } from '@minaret/plans'
import { settingOf } from '@minaret/staff/configuration'
import { originProblem } from '@minaret/foundation/tenancy'
import { readYesNo } from '../codecs/read.ts'
import { PictureRef } from '../codecs/refs.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Findings } from '../findings.ts'
import { suggestMatch } from '@minaret/foundation/base'
import type { ReadYaml, Written } from '../read/yaml.ts'

/** Where a mosque says who it is. */
export const mosqueFile = 'mosque.yaml'

/** What `mosque.yaml` says. */
export type Mosque = {
  slug: string
  hostnames: string[]
  origins: string[]
  /** Whether days may be told from today. */
  demonstration: boolean
  /** By key, as they are stored; a picture is a file still. */
  settings: Map<string, string | PictureRef>
  config: TenantConfig
  lineOf: ReadYaml['lineOf']
}

const own = ['slug', 'hostnames', 'origins', 'demonstration']
const hostForm = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
const secret = /^(?:sk|rk)_(?:test|live)_|^whsec_/

type MosqueSink = (path: readonly PropertyKey[], message: string) => void

function listOf(value: Written | undefined, key: string, told: MosqueSink): string[] {
  if (value === undefined || value === '') return []
  const list = Array.isArray(value) ? value : [value]
  const texts = list.filter((each) => typeof each === 'string')
  if (texts.length < list.length) told([key], `After \`${key}:\` there must be a list like [one, two].`)
  return texts.map((text) => text.trim())
}

function readHostnames(value: Written | undefined, told: MosqueSink): string[] {
  const names = listOf(value, 'hostnames', told)
  for (const [at, name] of names.entries()) {
    const path = ['hostnames', at]
    if (!hostForm.test(name))
      told(
        path,
        `\`${name}\` is not a host name. Write it like al-huda.example.org: lower case, without https:// and without a path.`,
      )
    else if (names.indexOf(name) < at) told(path, `\`${name}\` is listed twice. Keep one.`)
  }
  if (names.length === 0)
    told(['hostnames'], '`hostnames` is missing. Add the host name of the site: `hostnames: [al-huda.example.org]`.')
  return names
}

/** One setting as it is stored, or why it cannot be. */
export function readSetting(key: string, text: string, currency: string): string | PictureRef | CodecError {
  if (secret.test(text))
    return new CodecError(
      'This is a secret key, which does not belong in a folder. Delete it, create a new one at Stripe, and use "payments connect".',
    )
  const setting = settingOf(key)
  if (!setting?.form) return new CodecError(`\`${key}\` is not set by hand. ${setting?.setBy ?? ''} Delete it here.`)
  if (['logo', 'footerLogo'].includes(key) && /^(?:\.\/)?pictures\//.test(text))
    return new PictureRef(text.replace(/^\.\//, ''), '')
  const read = setting.form.read(text, currency)
  return 'value' in read ? read.value : new CodecError(`\`${key}\` ${read.problem}.`)
}

const sectionNames: readonly string[] = allSections
const keyNames: readonly string[] = allSections.flatMap((section) => [...configurationSections[section]])

function unknownSetting(key: string, section: string): string {
  const right = sectionOf(key)
  if (right) return `\`${key}\` belongs in \`${right}\`. Move it there.`
  const inSection = Object.entries(configurationSections).find(([name]) => name === section)?.[1] ?? []
  return `There is no setting \`${key}\`.${suggestMatch(key, inSection) || suggestMatch(key, keyNames) || ' See docs/mosque-folder.md.'}`
}

/** Reads `mosque.yaml` whole, and tells all that is wrong with it. */
export function readMosque({ value, lineOf }: ReadYaml, findings: Findings): Mosque | undefined {
  const told: MosqueSink = (path, message) => findings.mistake(mosqueFile, lineOf(path), message)
  if (typeof value === 'string' || Array.isArray(value)) {
    told([], 'This must be keys with values, like `slug: al-huda`. See the example in docs/mosque-folder.md.')
    return undefined
  }
  const before = findings.count()
  const slug = typeof value.slug === 'string' ? value.slug.trim() : ''
  if (!slug) told(['slug'], '`slug` is missing. Add the short name for commands: `slug: al-huda`.')
  else if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug))
    told(['slug'], `\`${slug}\` is not a short name. Use a–z, 0–9 and -, at most 63 characters.`)
  const hostnames = readHostnames(value.hostnames, told)
  const origins = listOf(value.origins, 'origins', told)
  for (const [at, origin] of origins.entries()) {
    const problem = originProblem(origin)
    if (problem) told(['origins', at], problem)
  }
  const said =
    typeof value.demonstration === 'string' && value.demonstration !== ''
      ? readYesNo(value.demonstration.trim())
      : false
  if (said instanceof CodecError) told(['demonstration'], said.message)

  const texts = new Map<string, { text: string; path: string[] }>()
  for (const [section, pairs] of Object.entries(value)) {
    if (own.includes(section)) continue
    if (!sectionNames.includes(section)) {
      const right = sectionOf(section)
      told(
        [section],
        right
          ? `\`${section}\` belongs in the section \`${right}\`. Move it there.`
          : `There is no section \`${section}\`.${suggestMatch(section, [...sectionNames, ...own])}`,
      )
    } else if (typeof pairs === 'string' || Array.isArray(pairs)) {
      if (pairs !== '') told([section], `The settings of \`${section}:\` go below it, indented.`)
    } else
      for (const [key, written] of Object.entries(pairs)) {
        const path = [section, key]
        const parts = Array.isArray(written) ? written : [written]
        const words = parts.filter((part) => typeof part === 'string')
        if (sectionOf(key) !== section) told(path, unknownSetting(key, section))
        else if (words.length < parts.length)
          told(path, `After \`${key}:\` there must be text, or a list like [one, two].`)
        else if (words.join('').trim() !== '')
          texts.set(key, { text: words.map((word) => word.trim()).join(','), path })
      }
  }
  const [currency = 'gbp'] = parseConfig([{ key: 'currencies', value: texts.get('currencies')?.text ?? '' }]).payment
    .currencies
  const settings = new Map<string, string | PictureRef>()
  for (const [key, { text, path }] of texts) {
    const read = readSetting(key, text, currency)
    if (read instanceof CodecError) told(path, read.message)
    else settings.set(key, read)
  }
  const plain = [...settings].flatMap(([key, text]) => (typeof text === 'string' ? [{ key, value: text }] : []))
  const mosque = {
    slug,
    hostnames,
    origins,
    demonstration: said === true,
    settings,
    config: parseConfig(plain),
    lineOf,
  }
  for (const key of ['websiteName', 'activePlan', 'timeZone'])
    if (!texts.has(key) && findings.count() === before)
      findings.warning(
        mosqueFile,
        lineOf([sectionOf(key) ?? '']),
        `\`${key}\` is not set; the site uses ${key === 'websiteName' ? '"Mosque"' : key === 'activePlan' ? 'basic' : 'Europe/London'}.`,
      )
  return mosque
}
