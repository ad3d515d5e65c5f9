import { Piscina } from 'piscina'
import { type ConvertedMarkdown, toHtml } from './toHtml.ts'
import { toMarkdown, toNearestMarkdown } from './toMarkdown.ts'

/** Text up to this length is converted on the main thread, as it takes at most a few milliseconds. */
const maxShortText = 1000

const isSource = import.meta.url.endsWith('.ts')

/** Up to two threads, so that one long text does not block others. Idle threads end. */
const createPool = () =>
  new Piscina<string, unknown>({
    filename: isSource
      ? new URL('conversionWorker.ts', import.meta.url).href
      : import.meta.resolve('@minaret/server/conversion-worker'),
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
  })

let pool: Piscina<string, unknown> | undefined

/**
 * Runs a conversion on another thread unless the text is short.
 * @param name its name in the worker, as a build changes the function's own name
 */
const runOffMainThread =
  <Result>(
    name: 'toHtml' | 'toMarkdown' | 'toNearestMarkdown',
    convert: (text: string) => Result,
    isResult: (value: unknown) => value is Result,
  ) =>
  async (text: string): Promise<Result> => {
    if (text.length <= maxShortText) return convert(text)
    pool ??= createPool()
    const result = await pool.run(text, { name })
    if (!isResult(result)) throw new Error(`The conversion ${name} returned an unexpected result.`)
    return result
  }

const isText = (value: unknown): value is string => typeof value === 'string'

const isConverted = (value: unknown): value is ConvertedMarkdown =>
  typeof value === 'object' && value !== null && 'html' in value && 'problems' in value

/** {@link toHtml} without blocking the main thread. */
export const convertToHtml = runOffMainThread('toHtml', toHtml, isConverted)

/** {@link toMarkdown} without blocking the main thread. */
export const convertToMarkdown = runOffMainThread('toMarkdown', toMarkdown, isText)

/** {@link toNearestMarkdown} without blocking the main thread. */
export const convertToNearestMarkdown = runOffMainThread('toNearestMarkdown', toNearestMarkdown, isText)
