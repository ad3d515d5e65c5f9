// HMRC's blank schedules as text, so that they are part of every bundle: `node bin/gen.mjs`; with `--check` only compares.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../src/schedules')
const file = path.join(folder, 'templates.gen.ts')
const templates = readdirSync(path.join(folder, 'templates'))
  .filter((name) => name.endsWith('.ods'))
  .toSorted()
  .map((name) => {
    const bytes = readFileSync(path.join(folder, 'templates', name)).toString('base64')
    return `  ${path.basename(name, '.ods')}:\n    '${bytes}',\n`
  })
const text = `// Made by bin/gen.mjs from the files in templates.
/** HMRC's blank schedules, in base64. */
export const templates = {
${templates.join('')}} as const
`
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${path.relative(process.cwd(), file)} is not what bin/gen.mjs makes: run npm run gen.`)
  process.exitCode = 1
}
