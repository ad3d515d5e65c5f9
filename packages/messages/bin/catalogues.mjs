// The catalogues of all packages: `packages/<name>/messages/<language>.json`, ICU messages by area and key.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const packages = fileURLToPath(new URL('../..', import.meta.url))

/** The key of an area's comment for translators, which is not a message. */
export const comment = '@'

/** The packages whose browser code loads one language, area by area. The server's have every language in one object. */
const perLanguage = ['screens']

/** Each catalogue: its package, its folder, and its messages by language. English comes first. */
export const readCatalogues = (root = packages) =>
  readdirSync(root)
    .toSorted()
    .filter((name) => existsSync(path.join(root, name, 'messages', 'en.json')))
    .map((name) => {
      const folder = path.join(root, name, 'messages')
      const others = readdirSync(folder)
        .filter((file) => file.endsWith('.json') && file !== 'en.json')
        .toSorted()
      return {
        name,
        source: path.join(root, name, 'src'),
        isPerLanguage: perLanguage.includes(name),
        languages: new Map(
          ['en.json', ...others].map((file) => [
            path.basename(file, '.json'),
            JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
          ]),
        ),
      }
    })

/** The messages of an area as `[path, text]`, the keys of nested groups joined with dots. */
export function listMessages(group, prefix = '') {
  return Object.entries(group).flatMap(([key, value]) => {
    if (key === comment) return []
    const name = prefix ? `${prefix}.${key}` : key
    return typeof value === 'string' ? [[name, value]] : listMessages(value, name)
  })
}
