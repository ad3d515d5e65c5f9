import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isFastTier } from './tier.ts'

/** Creates text of approximately the given length. */
export type Family = (size: number) => string

/** A parser or converter of untrusted text, and inputs that might take too long. */
export type Parser = {
  /** The exported function's name. */
  name: string
  /** The maximum number of characters it has to handle. */
  maxLength: number
  /** Parses text; it may throw. @param attempt differs each time, for parsers that cache their results */
  run(text: string, attempt: number): unknown
  /** Text around the repeated characters, so that they reach the code that might be slow. */
  frames?: Readonly<Record<string, (text: string) => string>>
  /** Text in its own format. */
  families?: Readonly<Record<string, Family>>
}

/** Repeats text up to a number of characters. */
export const repeat =
  (unit: string): Family =>
  (size) =>
    unit.repeat(Math.ceil(size / unit.length)).slice(0, size)

/** Pieces of text that parsers react to, by reading ahead or backtracking. */
const units = [
  ...Array.from('a0 \n\t<>([{"\'`,;:|&*_#.-+=/\\@%~!'),
  '\r\n',
  'a ',
  'a\n',
  '<a',
  '<a>',
  '</a>',
  '<!--',
  '&amp;',
  '""',
  '"a',
  'a,',
  'a@',
  'a.',
  '0:',
  '- ',
  '\u0301',
  'ا ',
  '🏠',
]

/** The minimum number of characters worth measuring. */
const minSize = 2500
/**
 * The shortest meaningful time, in milliseconds. With `npm run test:long` inputs grow further, so that a small quadratic part
 * is noticed next to a large linear one.
 */
const minTime = process.env.MINARET_YEARS ? 50 : 20
/** The time for the longest input, in milliseconds, that a user or another request would notice. */
const noticeableTime = 300
/** The time in milliseconds after which no longer input is tried. */
const maxTime = 120
/** The maximum growth for input four times as long; linear work takes 4 times as long, quadratic work 16 times. */
const maxGrowth = 10
const suspiciousGrowth = 6.5

let attempts = 0

async function timeOf({ run }: Parser, text: string): Promise<number> {
  attempts += 1
  // CPU time of this thread, because other programs may be running too.
  const start = process.threadCpuUsage()
  try {
    await run(text, attempts)
  } catch (error) {
    // Rejecting the text is fine, but these errors show that the parser was called wrongly.
    if (error instanceof TypeError || error instanceof ReferenceError) throw error
  }
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

async function bestOf(count: number, parser: Parser, text: string): Promise<number> {
  let best = Infinity
  for (let index = 0; index < count; index += 1) best = Math.min(best, await timeOf(parser, text))
  return best
}

/** Whether a text takes too long for its size, by the shortest of five runs, alternating with a quarter of it. */
async function staysSlow(parser: Parser, family: Family, size: number): Promise<boolean> {
  const [text, quarter] = [family(size), family(Math.floor(size / 4))]
  let [largeTime, smallTime] = [Infinity, Infinity]
  for (let index = 0; index < 5; index += 1) {
    smallTime = Math.min(smallTime, await timeOf(parser, quarter))
    largeTime = Math.min(largeTime, await timeOf(parser, text))
  }
  return largeTime > minTime && largeTime > maxGrowth * Math.max(smallTime, 0.5)
}

/** Describes how a parser slows down with a family of texts; undefined if its time grows linearly. */
async function slownessOf(parser: Parser, family: Family): Promise<string | undefined> {
  const sizes: number[] = []
  for (let size = parser.maxLength; size >= minSize / 4 || sizes.length < 2; size = Math.floor(size / 4))
    sizes.unshift(size)
  let previousTime = await bestOf(2, parser, family(sizes[0] ?? 1))
  let slowness: string | undefined
  for (const size of sizes.slice(1)) {
    const text = family(size)
    let time = await timeOf(parser, text)
    if (time > minTime && time > suspiciousGrowth * previousTime) {
      // Uses the shortest of several times, because garbage collection or compilation may have interfered.
      previousTime = Math.max(await bestOf(3, parser, family(Math.floor(size / 4))), 0.5)
      time = Math.min(time, await bestOf(3, parser, text))
    }
    const isSlow = time > minTime && time > maxGrowth * previousTime
    const report = `${size} characters take ${time.toFixed()} ms, a quarter of them ${previousTime.toFixed(1)} ms`
    // Slow twice in a row or for the longest text, and still slow when measured alternately, because a busy machine slows
    // down long inputs more than short ones.
    if (isSlow && (slowness !== undefined || (size === parser.maxLength && time > noticeableTime)))
      if (await staysSlow(parser, family, size)) return report
    slowness = isSlow ? report : undefined
    if (!isSlow && (time > maxTime || (time > minTime && time < suspiciousGrowth * previousTime))) return undefined
    previousTime = time
  }
  return undefined
}

/**
 * Runs parsers on hostile input of increasing length.
 * @returns a description of each parser and text whose time grows faster than the text; there should be none
 */
export async function findSlowParsers(parsers: readonly Parser[]): Promise<string[]> {
  const slowParsers: string[] = []
  for (const parser of parsers) {
    const frames = parser.frames ?? { plain: (text: string) => text }
    // `npm test` tries every third unit, in the first frame.
    const framedFamilies = Object.entries(frames)
      .slice(0, isFastTier ? 1 : undefined)
      .flatMap(([frame, wrap]) =>
        units
          .filter((_, index) => !isFastTier || index % 3 === 0)
          .map((unit): [string, Family] => [`${frame} ${JSON.stringify(unit)}`, (size) => wrap(repeat(unit)(size))]),
      )
    for (const [name, family] of [...framedFamilies, ...Object.entries(parser.families ?? {})]) {
      const slowness = await slownessOf(parser, family)
      if (slowness !== undefined) slowParsers.push(`${parser.name}, ${name}: ${slowness}`)
    }
  }
  return slowParsers
}

const untrustedPattern = /@untrusted\b(?:(?!\*\/)[^])*\*\/\s*export (?:async )?(?:function\*?|const) (\w+)/g

/** The exported functions of a folder that are marked `@untrusted`, because they read text that anybody may have written. */
export function listUntrusted(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return files
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(untrustedPattern)].map(([, name = '']) => name),
    )
    .toSorted()
}
