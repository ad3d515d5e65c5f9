import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Makes a text of about so many characters. */
export type Family = (size: number) => string

/** A parser or converter of what others write, and the inputs that might take it too long. */
export type Parser = {
  /** The exported function's name. */
  name: string
  /** The longest text it is given, in characters. */
  most: number
  /** Feeds it a text; what it throws is an answer, too. @param attempt differs each time, for what caches its results */
  run(text: string, attempt: number): unknown
  /** What stands around the repeated characters, so that they reach the part that could be slow. */
  frames?: Readonly<Record<string, (text: string) => string>>
  /** Texts of its own form. */
  families?: Readonly<Record<string, Family>>
}

/** So many characters of a repeated text. */
export const repeat =
  (unit: string): Family =>
  (size) =>
    unit.repeat(Math.ceil(size / unit.length)).slice(0, size)

/** Pieces that parsers look for, each of which makes some parser read on, or go back. */
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

/** Shorter texts say little, in characters. */
const smallest = 2500
/**
 * Below it a time says little, in milliseconds. `npm run test:long` lets each text grow further, so that a small quadratic part
 * shows beside a large linear one.
 */
const measurable = process.env.MINARET_YEARS ? 50 : 20
/** Of the longest text: a time that a person or another request would notice. */
const noticeable = 300
/** Above it a larger text is not tried. */
const enough = 120
/** Of a text four times as long: linear work takes 4 times as long, quadratic work 16. */
const mostGrowth = 10
const suspicious = 6.5

let attempts = 0

async function timeOf({ run }: Parser, text: string): Promise<number> {
  attempts += 1
  // The processor's time of this thread: other programs may have the processor meanwhile.
  const start = process.threadCpuUsage()
  try {
    await run(text, attempts)
  } catch (error) {
    // A refusal is an answer; what was called wrongly has read nothing.
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

/** Whether a text takes too long for its size, by the shortest of five times, measured in turns with a quarter of it. */
async function staysSlow(parser: Parser, family: Family, size: number): Promise<boolean> {
  const [text, quarter] = [family(size), family(Math.floor(size / 4))]
  let [large, small] = [Infinity, Infinity]
  for (let at = 0; at < 5; at += 1) {
    small = Math.min(small, await timeOf(parser, quarter))
    large = Math.min(large, await timeOf(parser, text))
  }
  return large > measurable && large > mostGrowth * Math.max(small, 0.5)
}

/** How a parser slows down with a family of texts; undefined if its time grows in proportion. */
async function slownessOf(parser: Parser, family: Family): Promise<string | undefined> {
  const sizes: number[] = []
  for (let size = parser.most; size >= smallest / 4 || sizes.length < 2; size = Math.floor(size / 4))
    sizes.unshift(size)
  let before = await bestOf(2, parser, family(sizes[0] ?? 1))
  let slowness: string | undefined
  for (const size of sizes.slice(1)) {
    const text = family(size)
    let time = await timeOf(parser, text)
    if (time > measurable && time > suspicious * before) {
      // Memory may have been tidied, or code compiled, meanwhile: the shortest of several times counts.
      before = Math.max(await bestOf(3, parser, family(Math.floor(size / 4))), 0.5)
      time = Math.min(time, await bestOf(3, parser, text))
    }
    const isSlow = time > measurable && time > mostGrowth * before
    const report = `${size} characters take ${time.toFixed()} ms, a quarter of them ${before.toFixed(1)} ms`
    // Twice in a row, or of the longest text, and still so when both are measured in turns: a busy machine slows large texts
    // down more than small ones.
    if (isSlow && (slowness !== undefined || (size === parser.most && time > noticeable)))
      if (await staysSlow(parser, family, size)) return report
    slowness = isSlow ? report : undefined
    if (!isSlow && (time > enough || (time > measurable && time < suspicious * before))) return undefined
    before = time
  }
  return undefined
}

/**
 * Feeds parsers with growing hostile texts, up to the longest each is given.
 * @returns each parser and text whose time grows faster than the text, in words; none is as it should be
 */
export async function findSlowParsers(parsers: readonly Parser[]): Promise<string[]> {
  const slow: string[] = []
  for (const parser of parsers) {
    const frames = parser.frames ?? { plain: (text: string) => text }
    const framed = Object.entries(frames).flatMap(([frame, wrap]) =>
      units.map((unit): [string, Family] => [`${frame} ${JSON.stringify(unit)}`, (size) => wrap(repeat(unit)(size))]),
    )
    for (const [name, family] of [...framed, ...Object.entries(parser.families ?? {})]) {
      const slowness = await slownessOf(parser, family)
      if (slowness !== undefined) slow.push(`${parser.name}, ${name}: ${slowness}`)
    }
  }
  return slow
}

const marked = /@untrusted\b(?:(?!\*\/)[^])*\*\/\s*export (?:async )?(?:function\*?|const) (\w+)/g

/** The exported functions of a folder whose docstring has `@untrusted`: they read what anybody may have written. */
export function listUntrusted(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return files
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(marked)].map(([, name = '']) => name))
    .toSorted()
}
