import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A command as a page shows it. */
export type DocLine = {
  /** The page, from the root of the repository. */
  page: string
  /** What is typed, without the comment behind it. */
  text: string
}

/** What is typed: words in quotes may hold a `#`. */
const withoutComment = (line: string): string => /^(?:"[^"]*"|'[^']*'|(?!\s#)[^"'])*/.exec(line)?.[0].trim() ?? ''

/** Every command in a page's blocks of shell. */
function linesOf(page: string, text: string): DocLine[] {
  const blocks = [...text.matchAll(/^[ \t]*```(?:sh|bash|shell|console)\n(.*?)^[ \t]*```/gms)].map(
    ([, body = '']) => body,
  )
  return blocks
    .flatMap((body) => body.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => ({ page, text: withoutComment(line.trim()) }))
    .filter(({ text: typed }) => typed !== '' && !typed.startsWith('#'))
}

/** Every command in the documentation. @param pages paths from the root */
export const readLines = (root: string, pages: readonly string[]): DocLine[] =>
  pages.flatMap((page) => linesOf(page, readFileSync(path.join(root, page), 'utf8')))
