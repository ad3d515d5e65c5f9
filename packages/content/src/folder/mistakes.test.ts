import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../../foundation/src/files/disk.ts'
import { findTenantId } from '../../../server/src/tenants/store.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { checkFolder } from './check.ts'
import { importFolder } from './importFolder.ts'
import { writeFolder } from './testing/folders.ts'
import { mistaken, plantedMistakes } from './testing/mistakes.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer()))
afterAll(() => server.close())

test('fifty mistakes in one folder are fifty findings, each with its file and line, and nothing changes', async () => {
  expect(plantedMistakes.length).toBeGreaterThanOrEqual(50)
  const folder = await checkFolder(await writeFolder(await mistaken()))
  const mistakes = folder.findings.filter(({ level }) => level === 'mistake')
  const said = mistakes.map(({ file, line, message }) => `${file}:${line} ${message}`)
  const unheard = plantedMistakes.filter(
    ({ file, line, says }) =>
      !mistakes.some(
        (found) =>
          (found.file === file || `${file.split('/')[0]}/` === found.file) &&
          (line === undefined || found.line === line) &&
          says.test(found.message),
      ),
  )
  expect({ unheard, said: unheard.length > 0 ? said : [] }).toEqual({ unheard: [], said: [] })
  expect(mistakes.length).toBe(plantedMistakes.length)

  const done = await importFolder({ ...server, storage: diskStorage('/nowhere') }, folder)
  expect(done.ok).toBe(false)
  expect(await findTenantId(server.database, 'fifty-mistakes')).toBeUndefined()
})
