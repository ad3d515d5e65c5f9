import { describeJamaat, readJamaat } from '../jamaat/phrase.ts'
import type { JamaatTime, PrayerRules, Weekday } from '../jamaat/types.ts'
import type { DocumentReader, JsonObject } from './document.ts'

/** The maximum number of minutes between a prayer and its congregation, as in written rules. */
const maxMinutes = 180

/** Rounding to one minute means no rounding. */
const roundings = [1, 5, 10, 15, 20, 30, 60]

const readSteps = (rule: JsonObject, path: string, changesOn: Weekday, reader: DocumentReader) => {
  const frequency = reader.oneOf(rule.change, `${path}.change`, ['daily', 'weekly'])
  const round = reader.number(rule.roundMinutes, `${path}.roundMinutes`, { min: 1, max: 60, integer: true })
  if (round !== undefined && !roundings.includes(round))
    reader.report(`${path}.roundMinutes`, `is ${round}. Times are rounded to 5, 10, 15, 20, 30 or 60 minutes, or to 1.`)
  const notBefore = reader.clock(rule.earliest, `${path}.earliest`)
  const notAfter = reader.clock(rule.latest, `${path}.latest`)
  return {
    ...(frequency === 'weekly' ? { changesOn } : {}),
    ...(round !== undefined && round > 1 ? { roundTo: round } : {}),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(notAfter === undefined ? {} : { notAfter }),
  }
}

/** Reads one rule without its overrides; undefined if it has no readable time. */
function timeOf(rule: JsonObject, path: string, changesOn: Weekday, reader: DocumentReader): JamaatTime | undefined {
  // In the format, everything else is ignored if there is a fixed time.
  if (rule.static !== undefined) {
    const fixedTime = reader.clock(rule.static, `${path}.static`)
    return fixedTime === undefined ? undefined : { kind: 'fixed', at: fixedTime }
  }
  const limits = { min: 0, max: maxMinutes, integer: true }
  const minutesAfter = reader.number(rule.afterAthanMinutes, `${path}.afterAthanMinutes`, limits)
  const minutesBeforeEnd = reader.number(rule.beforeEndMinutes, `${path}.beforeEndMinutes`, limits)
  const steps = readSteps(rule, path, changesOn, reader)
  if (minutesAfter !== undefined && minutesBeforeEnd !== undefined)
    return reader.report(path, 'has both afterAthanMinutes and beforeEndMinutes. Keep one of them.')
  const minutes = minutesBeforeEnd ?? minutesAfter
  if (minutes === undefined) return undefined
  return { kind: minutesBeforeEnd === undefined ? 'after' : 'before-end', minutes, ...steps }
}

type RuleContext = {
  /** The weekday on which weekly times change. */
  changesOn: Weekday
  reader: DocumentReader
  /** A sentence about each part that is left out. */
  warnings: string[]
}

/**
 * Reads a rule in the format with its overrides, and validates each like a written rule. One without a time is left out, with
 * a warning.
 */
export function readRule(value: unknown, path: string, { changesOn, reader, warnings }: RuleContext): PrayerRules {
  const readTime = (rule: unknown, rulePath: string): JamaatTime | undefined => {
    const problemCount = reader.problems.length
    const time = timeOf(reader.object(rule, rulePath), rulePath, changesOn, reader)
    if (reader.problems.length > problemCount) return undefined
    if (!time) {
      warnings.push(`${rulePath} has no time. It was left out.`)
      return undefined
    }
    const result = readJamaat(describeJamaat(time))
    if ('problem' in result) return reader.report(rulePath, `cannot be kept. ${result.problem}`)
    return time
  }
  const ordinary = readTime(value, path)
  const rules: PrayerRules = ordinary ? { ordinary } : {}
  const list = reader.list(reader.object(value, path).overrides, `${path}.overrides`)
  for (const [index, each] of list.entries()) {
    const overridePath = `${path}.overrides[${index}]`
    const override = reader.object(each, overridePath)
    const condition = reader.oneOf(override.condition, `${overridePath}.condition`, ['daylightSavingsTime', 'ramadan'])
    if (override.condition === undefined)
      reader.report(`${overridePath}.condition`, 'is missing. Write one of daylightSavingsTime, ramadan.')
    const time = readTime(override.time ?? {}, `${overridePath}.time`)
    if (time && condition === 'ramadan') rules.ramadan = time
    if (time && condition === 'daylightSavingsTime') rules.summer = time
  }
  return rules
}
