import { prayers, readJamaat, formatClock } from '@minaret/server/operator'

/** The overrides requested by the arguments after the date. */
type RequestedOverrides = { set: Record<string, string | null>; reset: string[] }

const names: readonly string[] = [...prayers, 'jumuah']

const findPrayer = (name: string) => prayers.find((prayer) => prayer === name)

/** Parses a prayer time. Returns its canonical form, or the problem if it is invalid. */
function parseTime(name: string, text: string): string | { problem: string } {
  // Jumu'ah is at the time of Dhuhr.
  const result = readJamaat(text, findPrayer(name) ?? 'dhuhr')
  if ('time' in result && result.time.kind === 'fixed') return formatClock(result.time.at)
  if ('problem' in result && /^\d{1,2}:\d{2}$/.test(text)) return { problem: result.problem }
  return { problem: `"${name}=${text}" is not a time.` }
}

function parseOverride(
  part: string,
  clear: boolean,
): { name: string; value: string | null | undefined } | { problem: string } {
  const [name = '', ...values] = part.trim().toLowerCase().split('=')
  if (!names.includes(name)) return { problem: `"${part}" does not start with one of ${names.join(', ')}.` }
  const [value, ...extraValues] = values
  if (clear)
    return value === undefined
      ? { name, value: undefined }
      : { problem: `"${part}" sets a time, but --clear resets times. Run them separately.` }
  const hint = `Write it like ${name}=13:15, ${name}=none for no jamaat, or ${name}=table to reset it.`
  if (value === undefined || extraValues.length > 0) return { problem: `"${part}" is not a time. ${hint}` }
  if (value === 'table') return { name, value: undefined }
  if (value === 'none') return { name, value: null }
  const results = (name === 'jumuah' ? value.split(',') : [value]).map((time) => parseTime(name, time.trim()))
  const times = results.filter((time) => typeof time === 'string')
  const [firstProblem] = results.filter((time) => typeof time !== 'string')
  return firstProblem ? { problem: `${firstProblem.problem} ${hint}` } : { name, value: times.join(',') }
}

/**
 * Parses `dhuhr=13:15`, `isha=none`, `asr=table`, `jumuah=13:15,14:00`; with `clear`, names only.
 * @returns the requested overrides, or a message for each error
 */
export function parseOverrides(parts: readonly string[], clear: boolean): RequestedOverrides | { problems: string[] } {
  const results = parts.map((part) => parseOverride(part, clear))
  const problems = results.flatMap((result) => ('problem' in result ? [result.problem] : []))
  const validParts = results.flatMap((result) => ('name' in result ? [result] : []))
  const duplicates = validParts.filter(
    ({ name }, index) => validParts.findIndex((result) => result.name === name) !== index,
  )
  problems.push(...duplicates.map(({ name }) => `${name} is given twice. Use it once.`))
  if (problems.length > 0) return { problems }
  return {
    set: Object.fromEntries(validParts.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    reset: validParts.flatMap(({ name, value }) => (value === undefined ? [name] : [])),
  }
}
