import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isFastTier } from './tier.ts'

/** Creates a text of about a number of characters. */
export type Family = (size: number) => string

/** A parser or converter of untrusted text, and inputs that might take too long. */
export type Parser = {
  /** The exported function's name. */
  name: string
  /** The most characters it has to handle. */
  most: number
  /** Runs it on a text; it may throw. @param attempt differs each time, for parsers that cache their results */
  run(text: string, attempt: number): unknown
  /** Text around the repeated characters, so that they reach the code that might be slow. */
  frames?: Readonly<Record<string, (text: string) => string>>
  /** Texts in its own format. */
  families?: Readonly<Record<string, Family>>
}

/** Repeats a text up to a number of characters. */
export const repeat =
  (unit: string): Family =>
  (size) =>
    unit.repeat(Math.ceil(size / unit.length)).slice(0, size)

/** Pieces of text that parsers react to, by reading on or going back. */
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

/** The fewest characters of a text worth measuring. */
const minSize = 2500
/**
 * The shortest meaningful time, in milliseconds. With `npm run test:long` texts grow further, so that a small quadratic part
 * is noticed next to a large linear one.
 */
const minTime = process.env.MINARET_YEARS ? 50 : 20
/** A time for the longest text, in milliseconds, that a person or another request would notice. */
const noticeableTime = 300
/** A time in milliseconds after which no longer text is tried. */
const maxTime = 120
/** The greatest growth for a text four times as long; linear work takes 4 times as long, quadratic work 16 times. */
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
    // Refusing the text is fine, but these errors show that the parser was called wrongly.
    if (error instanceof TypeError || error instanceof ReferenceError) throw error
  }
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

async function bestOf(count: number, parser: Parser, text: string): Promise<number> {
  let best = Infinity
  for (let at = 0; at < count; at += 1) best = Math.min(best, await timeOf(parser, text))
  return best
}

/** Whether a text takes too long for its size, by the shortest of five runs, alternating with a quarter of it. */
async function staysSlow(parser: Parser, family: Family, size: number): Promise<boolean> {
  const [text, quarter] = [family(size), family(Math.floor(size / 4))]
  let [largeTime, smallTime] = [Infinity, Infinity]
  for (let at = 0; at < 5; at += 1) {
    smallTime = Math.min(smallTime, await timeOf(parser, quarter))
    largeTime = Math.min(largeTime, await timeOf(parser, text))
  }
  return largeTime > minTime && largeTime > maxGrowth * Math.max(smallTime, 0.5)
}

/** Describes how a parser slows down with a family of texts; undefined if its time grows linearly. */
async function slownessOf(parser: Parser, family: Family): Promise<string | undefined> {
  const sizes: number[] = []
  for (let size = parser.most; size >= minSize / 4 || sizes.length < 2; size = Math.floor(size / 4)) sizes.unshift(size)
  let before = await bestOf(2, parser, family(sizes[0] ?? 1))
  let slowness: string | undefined
  for (const size of sizes.slice(1)) {
    const text = family(size)
    let time = await timeOf(parser, text)
    if (time > minTime && time > suspiciousGrowth * before) {
      // Uses the shortest of several times, because garbage collection or compilation may have interfered.
      before = Math.max(await bestOf(3, parser, family(Math.floor(size / 4))), 0.5)
      time = Math.min(time, await bestOf(3, parser, text))
    }
    const isSlow = time > minTime && time > maxGrowth * before
    const report = `${size} characters take ${time.toFixed()} ms, a quarter of them ${before.toFixed(1)} ms`
    // Slow twice in a row or for the longest text, and still slow when measured alternately, because a busy machine slows
    // down long texts more than short ones.
    if (isSlow && (slowness !== undefined || (size === parser.most && time > noticeableTime)))
      if (await staysSlow(parser, family, size)) return report
    slowness = isSlow ? report : undefined
    if (!isSlow && (time > maxTime || (time > minTime && time < suspiciousGrowth * before))) return undefined
    before = time
  }
  return undefined
}

/**
 * Runs parsers on hostile texts of increasing length.
 * @returns a description of each parser and text whose time grows faster than the text; there should be none
 */
export async function findSlowParsers(parsers: readonly Parser[]): Promise<string[]> {
  const slow: string[] = []
  for (const parser of parsers) {
    const frames = parser.frames ?? { plain: (text: string) => text }
    // `npm test` tries every third unit, in the first frame.
    const framed = Object.entries(frames)
      .slice(0, isFastTier ? 1 : undefined)
      .flatMap(([frame, wrap]) =>
        units
          .filter((_, at) => !isFastTier || at % 3 === 0)
          .map((unit): [string, Family] => [`${frame} ${JSON.stringify(unit)}`, (size) => wrap(repeat(unit)(size))]),
      )
    for (const [name, family] of [...framed, ...Object.entries(parser.families ?? {})]) {
      const slowness = await slownessOf(parser, family)
      if (slowness !== undefined) slow.push(`${parser.name}, ${name}: ${slowness}`)
    }
  }
  return slow
}

const marked = /@untrusted\b(?:(?!\*\/)[^])*\*\/\s*export (?:async )?(?:function\*?|const) (\w+)/g

/** The exported functions of a folder that are marked `@untrusted`, because they read text that anybody may have written. */
export function listUntrusted(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return files
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(marked)].map(([, name = '']) => name))
    .toSorted()
}
