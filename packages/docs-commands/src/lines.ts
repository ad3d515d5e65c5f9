import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A command on a page. */
export type DocLine = {
  /** The page, from the root of the repository. */
  page: string
  /** The command, without a trailing comment. */
  text: string
}

/** Removes a trailing comment; quoted arguments may contain a `#`. */
const withoutComment = (line: string): string => /^(?:"[^"]*"|'[^']*'|(?!\s#)[^"'])*/.exec(line)?.[0].trim() ?? ''

/** Every command in a page's shell blocks. */
function linesOf(page: string, text: string): DocLine[] {
  const blocks = [...text.matchAll(/^[ \t]*```(?:sh|bash|shell|console)\n(.*?)^[ \t]*```/gms)].map(
    ([, body = '']) => body,
  )
  return blocks
    .flatMap((body) => body.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => ({ page, text: withoutComment(line.trim()) }))
    .filter(({ text: command }) => command !== '' && !command.startsWith('#'))
}

/** Reads every command in the documentation. @param pages paths from the root */
export const readLines = (root: string, pages: readonly string[]): DocLine[] =>
  pages.flatMap((page) => linesOf(page, readFileSync(path.join(root, page), 'utf8')))
