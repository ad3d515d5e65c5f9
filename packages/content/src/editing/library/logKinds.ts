import { z } from 'zod'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import { contentKindNames } from '../kinds.ts'
import { messages as contentMessages } from '../messages.gen.ts'
import { undoContentChange } from '../undo.ts'

const replacedUseSchema = z.object({
  name: z.enum(contentKindNames),
  id: z.string(),
  title: z.string(),
  before: z.number(),
  after: z.number(),
})

const undo: LogKind['undo'] = {
  permission: 'libraryReplace',
  run: ({ db, tenant, member, now }, { content, subject }) =>
    db(async (tx) => {
      const writer = { tx, tenant, now, accountId: member.accountId, roles: member.roles }
      const revertedUses: z.infer<typeof replacedUseSchema>[] = []
      for (const { name, id, title, before, after } of z.array(replacedUseSchema).parse(content?.after)) {
        const undoResult = await undoContentChange(writer, { name, id, title, versions: { before, after } })
        if ('versions' in undoResult) revertedUses.push({ name, id, title, ...undoResult.versions })
      }
      const nothingUndone = contentMessages.noItem
      if (revertedUses.length === 0)
        return { conflict: { undone: nothingUndone, now: contentMessages.changedSinceShort } }
      const values = { file: String(content?.values['file'] ?? ''), count: revertedUses.length }
      const entry = {
        accountId: member.accountId,
        kind: 'libraryReplaced',
        content: { values, after: revertedUses },
        now,
      }
      const change = await writeLog(tx, { ...entry, ...(subject === null ? {} : { subject }) })
      return { change, message: contentMessages.bulkDone({ done: String(revertedUses.length) }) }
    }),
}

/** The log entries of pictures and files. */
export const libraryLogKinds: LogKinds = {
  libraryReplaced: {
    describe({ values }, name) {
      return contentMessages.didReplace({
        name,
        file: String(values['file'] ?? ''),
        count: Number(values['count'] ?? 0),
      })
    },
    undo,
  },
}
