import { readYaml, type ReadYaml, type YamlValue } from './yaml.ts'

/** The key of a page's text among those of its front matter. */
const textKey = 'text'

/**
 * Reads a Markdown file: front matter between two lines of `---`, then the text.
 * @untrusted
 */
export function readPage(text: string): ReadYaml {
  const toProblem = (line: number, message: string): ReadYaml => ({
    value: '',
    problems: [{ line, message }],
    lineOf: () => line,
  })
  const lines = text.split('\n')
  const isFence = (line = '') => /^---\s*$/.test(line)
  if (!isFence(lines[0]))
    return toProblem(
      1,
      'The file has no front matter. Start it with a line of ---, then `title: …`, then another line of ---.',
    )
  const end = lines.findIndex((line, index) => index > 0 && isFence(line))
  if (end === -1) return toProblem(1, 'The front matter is not closed. Add a line of --- between it and the text.')
  const frontMatter = readYaml(lines.slice(1, end).join('\n'), 2)
  if (frontMatter.problems.length > 0) return frontMatter
  const { value } = frontMatter
  if (value !== '' && (typeof value === 'string' || Array.isArray(value)))
    return toProblem(
      2,
      'Between the two lines of --- there must be a mapping of keys to values, such as `title: Dinner with the neighbours`.',
    )
  const fields: Record<string, YamlValue> = value === '' ? {} : value
  if (Object.hasOwn(fields, textKey))
    return toProblem(frontMatter.lineOf([textKey]), 'The text goes below the second line of ---, without a key.')
  // Leading empty lines are removed, but count for line numbers.
  const bodyStart = lines.findIndex((line, index) => index > end && line.trim() !== '')
  const body = bodyStart === -1 ? '' : lines.slice(bodyStart).join('\n').trimEnd()
  return {
    value: body === '' ? fields : { ...fields, [textKey]: body },
    problems: [],
    lineOf: (path) =>
      path[0] === textKey
        ? (bodyStart === -1 ? end : bodyStart) + 1 + (typeof path[1] === 'number' ? path[1] : 0)
        : frontMatter.lineOf(path),
  }
}
