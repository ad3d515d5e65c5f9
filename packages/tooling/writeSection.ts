import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const page = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

/**
 * Writes a measurement to docs/performance.md, replacing the text between the two marks of its section.
 * @throws if the page has no such section
 */
export async function writeSection(name: string, text: string): Promise<void> {
  const document = await readFile(page, 'utf8')
  const [begin, end] = [`<!-- ${name}: written by the command -->`, `<!-- end of ${name} -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no section "${name}".`)
  await writeFile(page, `${document.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${document.slice(to)}`)
}
