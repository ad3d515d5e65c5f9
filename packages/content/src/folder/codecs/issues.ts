import type { z } from 'zod'
import { suggestMatch } from '@minaret/foundation/base'

/** The message of an issue for the author of a folder, with its path. */
export type IssueMessage = { path: PropertyKey[]; message: string }

const shapes: Record<string, string> = {
  string: 'a line of text',
  array: 'a list: each entry on its own line after a `- `',
  object: 'keys with their values, indented below it',
  record: 'keys with their values, indented below it',
}

const keyOf = (path: readonly PropertyKey[]) => String(path.findLast((step) => typeof step === 'string') ?? 'this')

/** Translates zod's issues into messages. @param keys the known keys, for suggestions */
export function describeIssues(issues: readonly z.core.$ZodIssue[], keys: readonly string[]): IssueMessage[] {
  return issues.flatMap((issue): IssueMessage[] => {
    const path = [...issue.path]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `There is no key \`${key}\` here.${suggestMatch(key, keys) || ' See docs/mosque-folder.md, or delete it.'}`,
      }))
    if (issue.code === 'invalid_type' && issue.input === undefined && issue.message.includes('received undefined'))
      return [{ path, message: `\`${keyOf(path)}\` is missing. Add a line \`${keyOf(path)}: …\`.` }]
    const position = keyOf(path) === 'this' ? 'Here' : `After \`${keyOf(path)}:\``
    if (issue.code === 'invalid_type')
      return [
        {
          path,
          message: `${position} there must be ${shapes[issue.expected] ?? issue.expected}. See the example in docs/mosque-folder.md.`,
        },
      ]
    if (issue.code === 'invalid_union')
      return [{ path, message: `${position} there must be a list like [10, 25, 50], or text.` }]
    return [{ path, message: issue.message }]
  })
}
