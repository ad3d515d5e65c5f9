import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../../foundation/src/files/disk.ts'
import { findTenantId } from '../../../server/src/tenants/store.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { checkFolder } from './check.ts'
import { importFolder } from './importFolder.ts'
import { writeFolder } from './testing/folders.ts'
import { mistakenFolder, plantedMistakes } from './testing/mistakes.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer()))
afterAll(() => server.close())

test('reports fifty mistakes of one folder with file and line, and imports nothing', async () => {
  expect(plantedMistakes.length).toBeGreaterThanOrEqual(50)
  const folder = await checkFolder(await writeFolder(await mistakenFolder()))
  const mistakes = folder.findings.filter(({ level }) => level === 'mistake')
  const reports = mistakes.map(({ file, line, message }) => `${file}:${line} ${message}`)
  const missedMistakes = plantedMistakes.filter(
    ({ file, line, message: pattern }) =>
      !mistakes.some(
        (finding) =>
          (finding.file === file || `${file.split('/')[0]}/` === finding.file) &&
          (line === undefined || finding.line === line) &&
          pattern.test(finding.message),
      ),
  )
  expect({ missed: missedMistakes, reported: missedMistakes.length > 0 ? reports : [] }).toEqual({
    missed: [],
    reported: [],
  })
  expect(mistakes.length).toBe(plantedMistakes.length)

  const result = await importFolder({ ...server, storage: diskStorage('/nowhere') }, folder)
  expect(result.ok).toBe(false)
  expect(await findTenantId(server.database, 'fifty-mistakes')).toBeUndefined()
})
