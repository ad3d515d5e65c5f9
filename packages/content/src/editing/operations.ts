import type { ContentKindName, ContentItem } from '@minaret/contract/desk'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { mayChangeMoney, mayEditContent } from '@minaret/plans'
import { isKindOpen } from './address.ts'
import { fieldsOfKind } from './describe.ts'
import { contentKindNames, isOrdered, kindOf } from './kinds.ts'
import { countItems, listIds, type ListCursor } from './list.ts'
import { toListItems } from './listed.ts'
import { describeProblem } from './problems.ts'
import { checkTexts } from './publish.ts'
import { findItem, findItems } from './stored.ts'
import { viewItem, type Viewer } from './view.ts'
import { messages as texts } from './messages.gen.ts'
import { httpMessages } from '@minaret/foundation/http'

type KindCall = Pick<MosqueCall<MosqueOperationId>, 'tenant' | 'member' | 'now'>

/** The viewer of a call, with its transaction. */
export const viewerOf = ({ tenant, member, now }: KindCall, tx: Viewer['tx']): Viewer => ({
  tx,
  tenant,
  now,
  accountId: member.accountId,
  roles: member.roles,
})

/** The refusal for a member who may not edit a kind, or undefined. */
export const refuseKind = ({ member }: Pick<KindCall, 'member'>, name: ContentKindName) =>
  mayEditContent(name, member.roles) ? undefined : refuse(403, texts.mayNotEdit)

const cursorFormat = /^(desk|site) ([A-Za-z0-9_-]{1,200})$/

/** Parses a cursor of the list, or returns undefined if it is invalid. */
function parseCursor(cursor: string): ListCursor | undefined {
  const [, part, id] = cursorFormat.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  return id === undefined ? undefined : { part: part === 'desk' ? 'desk' : 'site', id }
}

const toCursor = ({ part, id }: ListCursor) => Buffer.from(`${part} ${id}`).toString('base64url')

/** Operations that read content. */
export const contentReadOperations = {
  contentKinds: ({ db, tenant, member, now }) =>
    db(async (tx) => {
      const kinds = []
      for (const kind of contentKindNames) {
        const { ids } = kindOf(kind)
        const mayEdit = mayEditContent(kind, member.roles)
        kinds.push({
          kind,
          fields: fieldsOfKind(kind),
          counts: await countItems(tx, kind, now),
          ordered: isOrdered(kindOf(kind)),
          open: isKindOpen(tenant, kind),
          ...(ids ? { ids: [...ids] } : {}),
          mayEdit,
          mayChangeMoney: mayEdit && mayChangeMoney(kind, member.roles),
        })
      }
      return done(kinds)
    }),

  async contentList(call) {
    const { db, params, query, now } = call
    const from = query.after === undefined ? undefined : parseCursor(query.after)
    if (query.after !== undefined && !from) return refuse(422, httpMessages.invalid, { after: httpMessages.lostPlace })
    const size = query.pageSize ?? 20
    return db(async (tx) => {
      const cursors = await listIds(tx, params.kind, query, { limit: size + 1, now, ...(from ? { from } : {}) })
      const pageCursors = cursors.slice(0, size)
      const items = await findItems(
        tx,
        params.kind,
        pageCursors.map(({ id }) => id),
      )
      const last = cursors.length > size ? pageCursors.at(-1) : undefined
      return {
        ...done(await toListItems(viewerOf(call, tx), items)),
        responseData: last ? { next: toCursor(last) } : {},
      }
    })
  },

  contentView: (call) =>
    call.db(async (tx) => {
      const item = await findItem(tx, call.params.kind, call.params.id)
      if (!item) return refuse(404, texts.notFound)
      const view: ContentItem = await viewItem(viewerOf(call, tx), item)
      return done(view)
    }),

  async contentCheck(call) {
    const { db, params, body, tenant, request } = call
    const refusal = refuseKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const writer = { ...viewerOf(call, tx) }
      const item = { name: params.kind, id: 'new', translations: {} }
      const problems = await checkTexts(writer, item, { values: body.values, translations: {} })
      return done({ problems: problems.map(describeProblem(params.kind, chooseLanguage({ tenant, request }))) })
    })
  },
} satisfies DeskOperations<'contentKinds' | 'contentList' | 'contentView' | 'contentCheck'>
