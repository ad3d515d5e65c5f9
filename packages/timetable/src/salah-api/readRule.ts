import { describeJamaat, readJamaat } from '../jamaat/phrase.ts'
import type { JamaatTime, PrayerRules, Weekday } from '../jamaat/types.ts'
import type { DocumentReader, Raw } from './document.ts'

/** More minutes than this no congregation waits; the rules in words know the same bound. */
const most = 180

/** Rounding to one minute is none. */
const roundings = [1, 5, 10, 15, 20, 30, 60]

const stepsOf = (rule: Raw, path: string, changesOn: Weekday, reader: DocumentReader) => {
  const change = reader.oneOf(rule.change, `${path}.change`, ['daily', 'weekly'])
  const round = reader.number(rule.roundMinutes, `${path}.roundMinutes`, { least: 1, most: 60, whole: true })
  if (round !== undefined && !roundings.includes(round))
    reader.say(`${path}.roundMinutes`, `is ${round}. Times are rounded to 5, 10, 15, 20, 30 or 60 minutes, or to 1.`)
  const notBefore = reader.clock(rule.earliest, `${path}.earliest`)
  const notAfter = reader.clock(rule.latest, `${path}.latest`)
  return {
    ...(change === 'weekly' ? { changesOn } : {}),
    ...(round !== undefined && round > 1 ? { roundTo: round } : {}),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(notAfter === undefined ? {} : { notAfter }),
  }
}

/** One rule, without its overrides; nothing where it says no time, or one that cannot be read. */
function timeOf(rule: Raw, path: string, changesOn: Weekday, reader: DocumentReader): JamaatTime | undefined {
  // The format: where there is a fixed time, everything else is passed over.
  if (rule.static !== undefined) {
    const at = reader.clock(rule.static, `${path}.static`)
    return at === undefined ? undefined : { kind: 'fixed', at }
  }
  const limits = { least: 0, most, whole: true }
  const after = reader.number(rule.afterAthanMinutes, `${path}.afterAthanMinutes`, limits)
  const before = reader.number(rule.beforeEndMinutes, `${path}.beforeEndMinutes`, limits)
  const steps = stepsOf(rule, path, changesOn, reader)
  if (after !== undefined && before !== undefined)
    return reader.say(path, 'says both afterAthanMinutes and beforeEndMinutes. Keep one of them.')
  const minutes = before ?? after
  if (minutes === undefined) return undefined
  return { kind: before === undefined ? 'after' : 'before-end', minutes, ...steps }
}

type RuleReading = {
  /** The day on which weekly times change. */
  changesOn: Weekday
  reader: DocumentReader
  /** What is left out, in a sentence each. */
  warnings: string[]
}

/**
 * A rule of the format with its overrides, each checked as if somebody had written it in words; what says no time is left
 * out, and told.
 */
export function readRule(value: unknown, path: string, { changesOn, reader, warnings }: RuleReading): PrayerRules {
  const read = (rule: unknown, at: string): JamaatTime | undefined => {
    const before = reader.problems.length
    const time = timeOf(reader.object(rule, at), at, changesOn, reader)
    if (reader.problems.length > before) return undefined
    if (!time) {
      warnings.push(`${at} says no time. It was left out.`)
      return undefined
    }
    const spoken = readJamaat(describeJamaat(time))
    if ('problem' in spoken) return reader.say(at, `cannot be kept. ${spoken.problem}`)
    return time
  }
  const ordinary = read(value, path)
  const rules: PrayerRules = ordinary ? { ordinary } : {}
  const list = reader.list(reader.object(value, path).overrides, `${path}.overrides`)
  for (const [index, each] of list.entries()) {
    const at = `${path}.overrides[${index}]`
    const override = reader.object(each, at)
    const condition = reader.oneOf(override.condition, `${at}.condition`, ['daylightSavingsTime', 'ramadan'])
    if (override.condition === undefined)
      reader.say(`${at}.condition`, 'is missing. Write one of daylightSavingsTime, ramadan.')
    const time = read(override.time ?? {}, `${at}.time`)
    if (time && condition === 'ramadan') rules.ramadan = time
    if (time && condition === 'daylightSavingsTime') rules.summer = time
  }
  return rules
}
