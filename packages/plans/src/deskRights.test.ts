import { deskDocument } from '@minaret/contract/desk-document'
import { expect, test } from 'vitest'
import { deskRights, mayUse } from './deskRights.ts'
import { deskRoles } from './roles.ts'

type Operation = { operationId: string; summary: string }
const paths: Record<string, Record<string, Operation>> = deskDocument.paths

/** The operations of the contract that are for one mosque: it stands in their path. */
const mosqueOperations = Object.entries(paths)
  .filter(([path]) => path.includes('{mosque}'))
  .flatMap(([, methods]) => Object.values(methods))
const isOperation = (id: string): id is keyof typeof deskRights => id in deskRights

test('who may do what at the desk is the table a person can read', async () => {
  const rows = mosqueOperations.map(({ operationId, summary }) => [
    `\`${operationId}\``,
    summary,
    ...deskRoles.map((role) => (isOperation(operationId) && mayUse(operationId, [role]) ? 'yes' : '-')),
  ])
  const head = ['operation', 'what it is', ...deskRoles]
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  await expect(`${table}\n`).toMatchFileSnapshot('desk.table.md')
})

test('every operation for a mosque has a row of rights, and no row stands for nothing', () => {
  expect(Object.keys(deskRights).toSorted()).toEqual(mosqueOperations.map(({ operationId }) => operationId).toSorted())
})

test('somebody with several roles may do what any of them may, and somebody with none nothing', () => {
  expect(mayUse('dayChange', ['viewer', 'imam'])).toBe(true)
  expect(mayUse('dayChange', ['viewer', 'counter'])).toBe(false)
  expect(Object.keys(deskRights).filter((id) => isOperation(id) && mayUse(id, []))).toEqual([])
})
