/** Whether a character is part of a word, within which `_` has no meaning. */
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/** Text that would be parsed as a heading, a list, a quote or a heading's underline at the start of a line. */
const lineStartPattern = /^(\s*)(?:(#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|=+(?=\s*$)|-+(?=\s*$))|(\d{1,9})([.)])(?=\s|$))/

/**
 * Escapes text for Markdown, so that it is parsed as plain text.
 * @param isLineStart whether it is at the start of a line
 * @untrusted
 */
export function escapeText(text: string, isLineStart: boolean): string {
  const escapedText = text
    .replaceAll(/[\\`*~[\]_]/g, (char, index: number) =>
      char === '_' && isWord(text[index - 1]) && isWord(text[index + 1]) ? char : `\\${char}`,
    )
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/&(?=#?[a-z\d]+;)/gi, '\\&')
  if (!isLineStart) return escapedText
  return escapedText.replace(lineStartPattern, (_match, space: string, sign: string, digits: string, point: string) =>
    sign === undefined ? `${space}${digits}\\${point}` : `${space}\\${sign}`,
  )
}

/**
 * Encodes text so that no character can be parsed as Markdown, whatever its context.
 * @untrusted
 */
export const escapeAll = (text: string): string =>
  text.replaceAll(/[!-/:-@[-`{-~]/g, (char) => `&#${char.codePointAt(0) ?? 0};`)
