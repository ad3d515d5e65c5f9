import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Paths of the stylesheets a file imports. */
export function importedStyles(file: string): string[] {
  const { resolve } = createRequire(file)
  return Array.from(readFileSync(file, 'utf8').matchAll(/^import '([^']+\.css)'/gm), ([, name = '']) =>
    name.startsWith('.') ? path.resolve(path.dirname(file), name) : resolve(name),
  )
}
