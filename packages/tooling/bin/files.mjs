// Checks the contents of files: their length, and secrets that must not be committed.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '.turbo',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
  'storybook-static',
])
const binary = /\.(png|jpe?g|avif|webp|gif|ico|woff2?|ttf|otf|gz|br|zip|pdf)$/

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skippedFolders.has(entry.name)) continue
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(file)
    else if (entry.isFile() && !binary.test(entry.name)) yield file
  }
}

/** `[path from the root, text]` of each file in the project, whether or not it is in git. */
export function* files() {
  for (const file of walk(root)) yield [path.relative(root, file), readFileSync(file, 'utf8')]
}

const maxLines = 300
// Languages may be longer, because they are text and not code.
const isSource = (name) =>
  /\.(ts|tsx|mjs|cjs|css)$/.test(name) &&
  !/\.gen\.ts$|(^|\/)migrations\/|^packages\/screens\/src\/messages\/languages\/[^/]+\.ts$/.test(name)

/** A sentence for each source file with too many lines. */
export function findLongFiles(all) {
  return [...all]
    .filter(([name]) => isSource(name))
    .map(([name, text]) => [name, text.split('\n').length - 1])
    .filter(([, lines]) => lines > maxLines)
    .map(
      ([name, lines]) =>
        `${name} has ${lines} lines; the maximum is ${maxLines}. Move a separate concern to its own file.`,
    )
}

// Secrets that secretlint does not find. Assembled from parts, so that this file does not match itself.
const secrets = [
  new RegExp(`\\bwhsec_[A-Za-z0-9+/=]{20,}`),
  new RegExp(`-----BEGIN (?:[A-Z]+ )?PRIVATE ${'KEY'}-----`),
  new RegExp(`\\bAKIA[0-9A-Z]{16}\\b`),
]

/** A sentence for each line that appears to contain a secret, without the secret itself. */
export function findSecrets(all) {
  return [...all].flatMap(([name, text]) =>
    text
      .split('\n')
      .map((line, index) => [index + 1, line])
      .filter(([, line]) => secrets.some((secret) => secret.test(line)))
      .map(
        ([line]) =>
          `${name}:${line} appears to contain a secret. Revoke it if it is real; in a test, assemble it from parts.`,
      ),
  )
}
