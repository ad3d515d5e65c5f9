// Generates src/document.gen.ts from openapi.yaml and src/deskDocument.gen.ts from desk/*.yaml: the contract as data, for the
// server and the tests. They are not committed; boot.mjs and turbo's `sources` task generate them if missing or out of date.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { joinDesk, joinParts } from './desk.mjs'

const root = new URL('..', import.meta.url)

/** Reads the contract: `document` is openapi.yaml, `desk` the desk's parts joined into one document. */
export async function readDocuments() {
  const baseFile = 'desk.yaml'
  const deskFolder = new URL('desk/', root)
  const deskPart = async (file) => ({ file, part: parse(await readFile(new URL(file, deskFolder), 'utf8')) })
  const document = parse(await readFile(new URL('openapi.yaml', root), 'utf8'))
  const { part: deskBase } = await deskPart(baseFile)
  const partFiles = (await readdir(deskFolder)).filter((file) => file.endsWith('.yaml') && file !== baseFile).toSorted()
  return { document, desk: joinDesk(joinParts(deskBase, await Promise.all(partFiles.map(deskPart))), document) }
}

async function writeDocuments() {
  const { document, desk } = await readDocuments()
  const write = async (name, source, constant, value) => {
    const file = new URL(name, root)
    const text = `// Generated from ${source}, and not committed.\nexport const ${constant} = ${JSON.stringify(value, null, 1)}\n`
    // An unchanged file keeps its modification time, so that nothing is rebuilt.
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text)
  }
  await write('src/document.gen.ts', 'openapi.yaml', 'document', document)
  await write('src/deskDocument.gen.ts', 'desk/*.yaml', 'deskDocument', desk)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeDocuments()
