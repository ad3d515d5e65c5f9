// Generates src/schema.gen.ts (types), src/sessions.gen.ts (the calls that take a session) and src/shapes.gen.ts (response
// shapes) from openapi.yaml, src/desk.gen.ts (types) and src/deskRoutes.gen.ts (operations by id) from desk/*.yaml. These are
// committed. The documents themselves, src/document.gen.ts and src/deskDocument.gen.ts, are not: `documents.mjs` generates them.
// With --check nothing is written; stale files are reported and the exit code is 1.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { readDocuments } from './documents.mjs'
import { routes } from './routes.mjs'
import { sessionPaths, shapes } from './shapes.mjs'

const root = new URL('..', import.meta.url)
const { document, desk } = await readDocuments()
/** Types binary fields as `Blob`. */
const asBytes = ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined)
const notice = '// Generated from openapi.yaml by `npm run gen`. Edit that file instead.\n'
const deskNotice = '// Generated from desk/*.yaml by `npm run gen`. Edit those files instead.\n'
const files = {
  'src/desk.gen.ts': deskNotice + astToString(await openapiTS(desk, { transform: asBytes })),
  'src/deskRoutes.gen.ts': deskNotice + routes(desk),
  'src/schema.gen.ts': notice + astToString(await openapiTS(new URL('openapi.yaml', root))),
  'src/sessions.gen.ts': `${notice}export const sessionPaths = ${JSON.stringify(sessionPaths(document), null, 1)} as const\n`,
  'src/shapes.gen.ts': `${notice}export const shapes = ${JSON.stringify(shapes(document), null, 1)} as const\n`,
}

const check = process.argv.includes('--check')
for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, root)
  // An unchanged file is not written, so that watchers do not run.
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
  if (!check) await writeFile(file, text)
  else {
    console.error(`packages/contract/${name} is out of date. Run \`npm run gen\` and commit the changes.`)
    process.exitCode = 1
  }
}
