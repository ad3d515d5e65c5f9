import { expect, test } from 'vitest'
import { contentRights, mayChangeMoney, mayEditContent } from './contentRights.ts'
import { deskRights } from './deskRights.ts'
import { deskRoles } from './roles.ts'

const isKind = (name: string): name is keyof typeof contentRights => name in contentRights
const kinds = Object.keys(contentRights).filter(isKind)

test('the content rights match the printed table', async () => {
  const rows = kinds.map((kind) => [
    kind,
    ...deskRoles.map((role) => {
      if (!mayEditContent(kind, [role])) return '-'
      return contentRights[kind].money && !mayChangeMoney(kind, [role]) ? 'text' : 'yes'
    }),
  ])
  const headings = ['kind', ...deskRoles]
  const table = [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  await expect(`${table}\n`).toMatchFileSnapshot('content.table.md')
})

test('roles that may write a kind may publish it, and roles that may change its money fields may write it', () => {
  for (const kind of kinds) {
    for (const role of contentRights[kind].edit)
      expect([kind, role, deskRights.contentPublish.includes(role)]).toEqual([kind, role, true])
    for (const role of contentRights[kind].money ?? [])
      expect([kind, role, mayEditContent(kind, [role])]).toEqual([kind, role, true])
  }
})
