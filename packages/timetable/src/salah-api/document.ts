import { isTimeZone } from '../base/zone.ts'

/** A JSON object whose values have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The inclusive limits of a number. */
type Limits = { min: number; max: number; integer?: boolean }

/** Reads the values of a document and collects their problems by JSON path. */
export type DocumentReader = ReturnType<typeof openDocument>

const quote = (value: unknown) => JSON.stringify(value) ?? 'nothing'

/** Minutes of `09:30` or `9:30 pm`, which are both unambiguous. `9:30` is rejected, because it often means the evening. */
function clockOfDocument(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  const [, hour, minute, half = ''] = /^(0?[1-9]|1[0-2]):([0-5]\d) ?([ap])\.?m\.?$/i.exec(text.trim()) ?? []
  if (hour === undefined) return undefined
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === 'p' ? 720 : 0)
}

/** Opens a document. A missing value is never a problem; an unreadable one is, and is then treated as missing. */
export function openDocument() {
  const problems: string[] = []
  const reportProblem = (path: string, problem: string): undefined => void problems.push(`${path} ${problem}`)

  return {
    /** In the order of detection, each starting with its `$.path`. */
    problems,
    report: reportProblem,

    object(value: unknown, path: string): JsonObject {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return Object.fromEntries(Object.entries(value))
      if (value !== undefined) reportProblem(path, `is ${quote(value)}. Write an object: { … }.`)
      return {}
    },

    list(value: unknown, path: string): unknown[] {
      if (Array.isArray(value)) return value
      if (value !== undefined) reportProblem(path, `is ${quote(value)}. Write a list: [ … ].`)
      return []
    },

    text(value: unknown, path: string): string | undefined {
      if (typeof value === 'string') return value.trim() || undefined
      return value === undefined ? undefined : reportProblem(path, `is ${quote(value)}. Write text in quotation marks.`)
    },

    number(value: unknown, path: string, { min, max, integer = false }: Limits): number | undefined {
      if (value === undefined) return undefined
      const isInRange = typeof value === 'number' && value >= min && value <= max
      if (isInRange && (!integer || Number.isInteger(value))) return value
      return reportProblem(path, `is ${quote(value)}. Give a ${integer ? 'whole ' : ''}number from ${min} to ${max}.`)
    },

    oneOf<Name extends string>(value: unknown, path: string, names: readonly Name[]): Name | undefined {
      if (value === undefined) return undefined
      const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
      const match = names.find((name) => name.toLowerCase() === word)
      return match ?? reportProblem(path, `is ${quote(value)}. Write one of ${names.join(', ')}.`)
    },

    clock(value: unknown, path: string): number | undefined {
      if (value === undefined) return undefined
      const minutes = typeof value === 'string' ? clockOfDocument(value) : undefined
      return (
        minutes ?? reportProblem(path, `is ${quote(value)}. Write a time as 09:30 or 21:30, or with am or pm after it.`)
      )
    },

    zone(value: unknown, path: string): string | undefined {
      if (value === undefined) return undefined
      if (typeof value === 'string' && isTimeZone(value.trim())) return value.trim()
      return reportProblem(path, `is ${quote(value)}, which is not a time zone. Write a name such as Europe/London.`)
    },
  }
}
