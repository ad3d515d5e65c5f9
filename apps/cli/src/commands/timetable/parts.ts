import { prayers, readJamaat, formatClock } from '@minaret/server/operator'

/** The changes that the arguments after a day request. */
export type Parts = { set: Record<string, string | null>; takeBack: string[] }

const names: readonly string[] = [...prayers, 'jumuah']

const prayerOf = (name: string) => prayers.find((each) => each === name)

/** A prayer time in its canonical form, or why it is invalid. */
function readTime(name: string, text: string): string | { problem: string } {
  // A Jumu'ah is at the time of Dhuhr.
  const read = readJamaat(text, prayerOf(name) ?? 'dhuhr')
  if ('time' in read && read.time.kind === 'fixed') return formatClock(read.time.at)
  if ('problem' in read && /^\d{1,2}:\d{2}$/.test(text)) return { problem: read.problem }
  return { problem: `"${name}=${text}" is not a time.` }
}

function readPart(
  part: string,
  clear: boolean,
): { name: string; value: string | null | undefined } | { problem: string } {
  const [name = '', ...values] = part.trim().toLowerCase().split('=')
  if (!names.includes(name)) return { problem: `"${part}" does not start with one of ${names.join(', ')}.` }
  const [value, ...more] = values
  if (clear)
    return value === undefined
      ? { name, value: undefined }
      : { problem: `"${part}" sets a time, and --clear undoes times. Run them separately.` }
  const hint = `Write it like ${name}=13:15, ${name}=none for no jamaat, or ${name}=table to reset it.`
  if (value === undefined || more.length > 0) return { problem: `"${part}" is not a time. ${hint}` }
  if (value === 'table') return { name, value: undefined }
  if (value === 'none') return { name, value: null }
  const read = (name === 'jumuah' ? value.split(',') : [value]).map((each) => readTime(name, each.trim()))
  const times = read.filter((time) => typeof time === 'string')
  const [wrong] = read.filter((time) => typeof time !== 'string')
  return wrong ? { problem: `${wrong.problem} ${hint}` } : { name, value: times.join(',') }
}

/**
 * Parses `dhuhr=13:15`, `isha=none`, `asr=table`, `jumuah=13:15,14:00`; with `clear`, names only.
 * @returns the requested changes, or a sentence for every mistake
 */
export function readParts(parts: readonly string[], clear: boolean): Parts | { problems: string[] } {
  const read = parts.map((part) => readPart(part, clear))
  const problems = read.flatMap((each) => ('problem' in each ? [each.problem] : []))
  const good = read.flatMap((each) => ('name' in each ? [each] : []))
  const doubled = good.filter(({ name }, at) => good.findIndex((other) => other.name === name) !== at)
  problems.push(...doubled.map(({ name }) => `${name} is named twice. Keep one of the two.`))
  if (problems.length > 0) return { problems }
  return {
    set: Object.fromEntries(good.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    takeBack: good.flatMap(({ name, value }) => (value === undefined ? [name] : [])),
  }
}
