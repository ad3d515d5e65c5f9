import { readYaml, type ReadYaml, type Written } from './yaml.ts'

/** The key under which the text of a page stands beside its facts. */
const textKey = 'text'

/**
 * A Markdown file: facts between two lines of `---`, then the text.
 * @untrusted
 */
export function readPage(text: string): ReadYaml {
  const wrong = (line: number, message: string): ReadYaml => ({
    value: '',
    problems: [{ line, message }],
    lineOf: () => line,
  })
  const lines = text.split('\n')
  const isFence = (line = '') => /^---\s*$/.test(line)
  if (!isFence(lines[0]))
    return wrong(
      1,
      'The file has no front matter. Start it with a line of ---, then `title: …`, then another line of ---.',
    )
  const end = lines.findIndex((line, at) => at > 0 && isFence(line))
  if (end === -1) return wrong(1, 'The front matter is not closed. Add a line of --- between it and the text.')
  const facts = readYaml(lines.slice(1, end).join('\n'), 2)
  if (facts.problems.length > 0) return facts
  const { value } = facts
  if (value !== '' && (typeof value === 'string' || Array.isArray(value)))
    return wrong(
      2,
      'Between the two lines of --- there must be keys with values, like `title: Dinner with the neighbours`.',
    )
  const own: Record<string, Written> = value === '' ? {} : value
  if (Object.hasOwn(own, textKey))
    return wrong(facts.lineOf([textKey]), 'The text goes below the second line of ---, without a key.')
  // Lines before the first word are taken away, and counted.
  const first = lines.findIndex((line, at) => at > end && line.trim() !== '')
  const body = first === -1 ? '' : lines.slice(first).join('\n').trimEnd()
  return {
    value: body === '' ? own : { ...own, [textKey]: body },
    problems: [],
    lineOf: (path) =>
      path[0] === textKey
        ? (first === -1 ? end : first) + 1 + (typeof path[1] === 'number' ? path[1] : 0)
        : facts.lineOf(path),
  }
}
