import { allSections, configurationSections, parseConfig, sectionOf, type TenantConfig } from '@minaret/plans'
import { settingOf } from '@minaret/staff/configuration'
import { originProblem } from '@minaret/foundation/tenancy'
import { readYesNo } from '../codecs/read.ts'
import { PictureRef } from '../codecs/refs.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Findings } from '../findings.ts'
import { suggestMatch } from '@minaret/foundation/base'
import type { ReadYaml, YamlValue } from '../read/yaml.ts'

/** The file with a mosque's names and settings. */
export const mosqueFile = 'mosque.yaml'

/** The contents of `mosque.yaml`. */
export type Mosque = {
  slug: string
  hostnames: string[]
  origins: string[]
  /** Whether relative days are allowed. */
  demonstration: boolean
  /** Stored settings by key; a picture is still a file. */
  settings: Map<string, string | PictureRef>
  config: TenantConfig
  lineOf: ReadYaml['lineOf']
}

const topLevelKeys = ['slug', 'hostnames', 'origins', 'demonstration']
const hostnameFormat = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
const secretKey = /^(?:sk|rk)_(?:test|live)_|^whsec_/

type ReportProblem = (path: readonly PropertyKey[], message: string) => void

function listOf(value: YamlValue | undefined, key: string, report: ReportProblem): string[] {
  if (value === undefined || value === '') return []
  const list = Array.isArray(value) ? value : [value]
  const texts = list.filter((item) => typeof item === 'string')
  if (texts.length < list.length) report([key], `After \`${key}:\` there must be a list like [one, two].`)
  return texts.map((text) => text.trim())
}

function readHostnames(value: YamlValue | undefined, report: ReportProblem): string[] {
  const names = listOf(value, 'hostnames', report)
  for (const [index, name] of names.entries()) {
    const path = ['hostnames', index]
    if (!hostnameFormat.test(name))
      report(
        path,
        `\`${name}\` is not a host name. Write it like al-huda.example.org: lower case, without https:// and without a path.`,
      )
    else if (names.indexOf(name) < index) report(path, `\`${name}\` is listed twice. Keep one.`)
  }
  if (names.length === 0)
    report(['hostnames'], '`hostnames` is missing. Add the host name of the site: `hostnames: [al-huda.example.org]`.')
  return names
}

/** Converts a setting to its stored form, or returns an error. */
export function readSetting(key: string, text: string, currency: string): string | PictureRef | CodecError {
  if (secretKey.test(text))
    return new CodecError(
      'This is a secret key, which does not belong in a folder. Delete it, create a new one in Stripe, and use "payments connect".',
    )
  const setting = settingOf(key)
  if (!setting?.form) return new CodecError(`\`${key}\` cannot be set by hand. ${setting?.setBy ?? ''} Delete it here.`)
  if (['logo', 'footerLogo'].includes(key) && /^(?:\.\/)?pictures\//.test(text))
    return new PictureRef(text.replace(/^\.\//, ''), '')
  const result = setting.form.read(text, currency)
  return 'value' in result ? result.value : new CodecError(`\`${key}\` ${result.problem}.`)
}

const sectionNames: readonly string[] = allSections
const keyNames: readonly string[] = allSections.flatMap((section) => [...configurationSections[section]])

function unknownSetting(key: string, section: string): string {
  const correctSection = sectionOf(key)
  if (correctSection) return `\`${key}\` belongs in \`${correctSection}\`. Move it there.`
  const siblings = Object.entries(configurationSections).find(([name]) => name === section)?.[1] ?? []
  return `There is no setting \`${key}\`.${suggestMatch(key, siblings) || suggestMatch(key, keyNames) || ' See docs/mosque-folder.md.'}`
}

/** Reads `mosque.yaml` and reports all its problems. */
export function readMosque({ value, lineOf }: ReadYaml, findings: Findings): Mosque | undefined {
  const report: ReportProblem = (path, message) => findings.mistake(mosqueFile, lineOf(path), message)
  if (typeof value === 'string' || Array.isArray(value)) {
    report(
      [],
      'This must be a mapping of keys to values, such as `slug: al-huda`. See the example in docs/mosque-folder.md.',
    )
    return undefined
  }
  const findingsBefore = findings.count()
  const slug = typeof value.slug === 'string' ? value.slug.trim() : ''
  if (!slug) report(['slug'], '`slug` is missing. Add the short name for commands: `slug: al-huda`.')
  else if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug))
    report(['slug'], `\`${slug}\` is not a short name. Use a–z, 0–9 and -, at most 63 characters.`)
  const hostnames = readHostnames(value.hostnames, report)
  const origins = listOf(value.origins, 'origins', report)
  for (const [index, origin] of origins.entries()) {
    const problem = originProblem(origin)
    if (problem) report(['origins', index], problem)
  }
  const demonstration =
    typeof value.demonstration === 'string' && value.demonstration !== ''
      ? readYesNo(value.demonstration.trim())
      : false
  if (demonstration instanceof CodecError) report(['demonstration'], demonstration.message)

  const settingTexts = new Map<string, { text: string; path: string[] }>()
  for (const [section, pairs] of Object.entries(value)) {
    if (topLevelKeys.includes(section)) continue
    if (!sectionNames.includes(section)) {
      const correctSection = sectionOf(section)
      report(
        [section],
        correctSection
          ? `\`${section}\` belongs in the section \`${correctSection}\`. Move it there.`
          : `There is no section \`${section}\`.${suggestMatch(section, [...sectionNames, ...topLevelKeys])}`,
      )
    } else if (typeof pairs === 'string' || Array.isArray(pairs)) {
      if (pairs !== '') report([section], `The settings of \`${section}:\` go below it, indented.`)
    } else
      for (const [key, input] of Object.entries(pairs)) {
        const path = [section, key]
        const parts = Array.isArray(input) ? input : [input]
        const values = parts.filter((part) => typeof part === 'string')
        if (sectionOf(key) !== section) report(path, unknownSetting(key, section))
        else if (values.length < parts.length)
          report(path, `After \`${key}:\` there must be text, or a list like [one, two].`)
        else if (values.join('').trim() !== '')
          settingTexts.set(key, { text: values.map((part) => part.trim()).join(','), path })
      }
  }
  const [currency = 'gbp'] = parseConfig([{ key: 'currencies', value: settingTexts.get('currencies')?.text ?? '' }])
    .payment.currencies
  const settings = new Map<string, string | PictureRef>()
  for (const [key, { text, path }] of settingTexts) {
    const setting = readSetting(key, text, currency)
    if (setting instanceof CodecError) report(path, setting.message)
    else settings.set(key, setting)
  }
  const items = [...settings].flatMap(([key, text]) => (typeof text === 'string' ? [{ key, value: text }] : []))
  const mosque = {
    slug,
    hostnames,
    origins,
    demonstration: demonstration === true,
    settings,
    config: parseConfig(items),
    lineOf,
  }
  for (const key of ['websiteName', 'activePlan', 'timeZone'])
    if (!settingTexts.has(key) && findings.count() === findingsBefore)
      findings.warning(
        mosqueFile,
        lineOf([sectionOf(key) ?? '']),
        `\`${key}\` is not set; the site uses ${key === 'websiteName' ? '"Mosque"' : key === 'activePlan' ? 'basic' : 'Europe/London'}.`,
      )
  return mosque
}
