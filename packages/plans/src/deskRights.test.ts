import { deskDocument } from '@minaret/contract/desk-document'
import { expect, test } from 'vitest'
import { deskRights, mayUse } from './deskRights.ts'
import { deskRoles } from './roles.ts'

type Operation = { operationId: string; summary: string }
const paths: Record<string, Record<string, Operation>> = deskDocument.paths

/** The contract's operations on one mosque, whose path contains it. */
const mosqueOperations = Object.entries(paths)
  .filter(([path]) => path.includes('{mosque}'))
  .flatMap(([, methods]) => Object.values(methods))
const isOperation = (id: string): id is keyof typeof deskRights => id in deskRights

test('the desk rights match the printed table', async () => {
  const rows = mosqueOperations.map(({ operationId, summary }) => [
    `\`${operationId}\``,
    summary,
    ...deskRoles.map((role) => (isOperation(operationId) && mayUse(operationId, [role]) ? 'yes' : '-')),
  ])
  const headings = ['operation', 'summary', ...deskRoles]
  const table = [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  await expect(`${table}\n`).toMatchFileSnapshot('desk.table.md')
})

test('every operation on a mosque has a row of rights, and every row has an operation', () => {
  expect(Object.keys(deskRights).toSorted()).toEqual(mosqueOperations.map(({ operationId }) => operationId).toSorted())
})

test('several roles have the rights of each; no role has none', () => {
  expect(mayUse('dayChange', ['viewer', 'imam'])).toBe(true)
  expect(mayUse('dayChange', ['viewer', 'counter'])).toBe(false)
  expect(Object.keys(deskRights).filter((id) => isOperation(id) && mayUse(id, []))).toEqual([])
})
