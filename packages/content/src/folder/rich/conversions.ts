import { Piscina } from 'piscina'
import { type ConvertedMarkdown, toHtml } from './toHtml.ts'
import { toMarkdown, toNearestMarkdown } from './toMarkdown.ts'

/** A text of at most so many characters is converted where it is: the worst of them takes a few milliseconds. */
const shortText = 1000

const isSource = import.meta.url.endsWith('.ts')

/** Two threads, so that one long text keeps nobody else's waiting; none while there is nothing to convert. */
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
 * A conversion that runs on another thread unless its text is short.
 * @param name the worker's for it: a build changes a function's own
 */
const offMainThread =
  <Result>(
    name: 'toHtml' | 'toMarkdown' | 'toNearestMarkdown',
    convert: (text: string) => Result,
    isResult: (value: unknown) => value is Result,
  ) =>
  async (text: string): Promise<Result> => {
    if (text.length <= shortText) return convert(text)
    pool ??= createPool()
    const result = await pool.run(text, { name })
    if (!isResult(result)) throw new Error(`The thread that runs ${name} answered with something else.`)
    return result
  }

const isText = (value: unknown): value is string => typeof value === 'string'

const isConverted = (value: unknown): value is ConvertedMarkdown =>
  typeof value === 'object' && value !== null && 'html' in value && 'problems' in value

/** {@link toHtml}, without keeping the server from answering others. */
export const convertToHtml = offMainThread('toHtml', toHtml, isConverted)

/** {@link toMarkdown}, without keeping the server from answering others. */
export const convertToMarkdown = offMainThread('toMarkdown', toMarkdown, isText)

/** {@link toNearestMarkdown}, without keeping the server from answering others. */
export const convertToNearestMarkdown = offMainThread('toNearestMarkdown', toNearestMarkdown, isText)
