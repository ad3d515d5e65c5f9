/** Whether a character stands in the middle of a word, where `_` says nothing. */
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/** What would be read as a heading, a list, a quote or a line under a heading at the beginning of a line. */
const atLineStart = /^(\s*)(?:(#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|=+(?=\s*$)|-+(?=\s*$))|(\d{1,9})([.)])(?=\s|$))/

/**
 * A text as it is written in Markdown, so that it is read as nothing but these words.
 * @param isLineStart whether it begins a line
 * @untrusted
 */
export function escapeText(text: string, isLineStart: boolean): string {
  const escaped = text
    .replaceAll(/[\\`*~[\]_]/g, (char, at: number) =>
      char === '_' && isWord(text[at - 1]) && isWord(text[at + 1]) ? char : `\\${char}`,
    )
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/&(?=#?[a-z\d]+;)/gi, '\\&')
  if (!isLineStart) return escaped
  return escaped.replace(atLineStart, (_whole, space: string, sign: string, digits: string, point: string) =>
    sign === undefined ? `${space}${digits}\\${point}` : `${space}\\${sign}`,
  )
}

/**
 * A text of which no character can be read as Markdown, whatever stands beside it.
 * @untrusted
 */
export const escapeAll = (text: string): string =>
  text.replaceAll(/[!-/:-@[-`{-~]/g, (char) => `&#${char.codePointAt(0) ?? 0};`)
