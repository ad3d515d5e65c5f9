import { and, eq, ne } from 'drizzle-orm'
import type { SubscriberImported } from '@minaret/contract/desk'
import { currentTenant, subscriberConsents, subscribers } from '@minaret/foundation/db'
import { chooseLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { listPage } from '@minaret/foundation/pagination'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { wallClock } from '@minaret/timetable'
import { importSubscribers, planImport } from './importSubscribers.ts'
import { messages as texts } from './messages.gen.ts'
import { type ListProblem, maxPeople, readAddresses } from './readAddresses.ts'
import { toListItem, readProofs, readSubscriberPage, subscriberOrder } from './readSubscribers.ts'

/** The number of examples per problem. */
const maxExamples = 5

const problemTexts: Readonly<Record<ListProblem['problem'], LocalizedText>> = {
  noAddress: texts.noAddress,
  badAddress: texts.badAddress,
  unsubscribed: texts.unsubscribedThere,
  unclear: texts.unclearThere,
  notAgreed: texts.notAgreedThere,
}

/** Groups the problems of a list, with counts and examples. */
function groupProblems(problems: readonly ListProblem[], language: Language): SubscriberImported['problems'] {
  const kinds = [...new Set(problems.map(({ problem }) => problem))]
  return kinds.map((kind) => {
    const lines = problems.filter(({ problem }) => problem === kind)
    const examples = lines.slice(0, maxExamples).map(({ line, text }) => ({ line, text }))
    return { problem: problemTexts[kind][language], count: lines.length, examples }
  })
}

/** Desk operations on subscribers: listing, importing with proof of consent, and ending a subscription. */
export const subscriberDeskOperations = {
  async subscriberList(call) {
    const { query, member } = call
    return listPage(
      call,
      subscriberOrder,
      async (tx, page) => {
        const rows = await readSubscriberPage(tx, page, { show: query.show ?? 'confirmed', search: query.search })
        const proofs = await readProofs(
          tx,
          rows.map(({ row }) => row.id),
        )
        return rows.map((listRow) => ({ ...listRow, proof: proofs.get(listRow.row.id) }))
      },
      ({ row, proof }) => toListItem(row, proof, member.demonstration),
    )
  },

  subscriberImport: ({ db, body, member, tenant, request, now }) =>
    db(async (tx) => {
      const language = chooseLanguage({ tenant, request })
      const [source, wording] = [body.source.trim(), body.wording.trim()]
      if (source.length < 3) return refuse(422, texts.noSource, { source: texts.noSource })
      if (wording.length < 10) return refuse(422, texts.noWording, { wording: texts.noWording })
      if (body.agreedOn > wallClock(now, tenant.config.timeZone).date)
        return refuse(422, texts.futureConsent, { agreedOn: texts.futureConsent })
      const { people, problems, isTooLong } = readAddresses(body.text)
      if (isTooLong || people.length > maxPeople) return refuse(422, texts.tooMany, { text: texts.tooMany })
      const proof = { source, wording, agreedOn: body.agreedOn }
      const { accountId } = member
      const plan = body.check
        ? await planImport(tx, people)
        : await importSubscribers(tx, people, proof, { accountId, now })
      const addedCount = plan.add.length + plan.confirm.length
      if (!body.check && addedCount > 0)
        await writeLog(tx, {
          accountId,
          kind: 'subscribersImported',
          content: { values: { count: addedCount, source } },
          now,
        })
      return done(
        {
          added: addedCount,
          already: plan.already,
          left: plan.left,
          problems: groupProblems(problems, language),
        },
        body.check ? texts.checked : texts.imported,
      )
    }),

  subscriberEnd: ({ db, params, member, now }) =>
    db(async (tx) => {
      const [subscriber] = await tx
        .update(subscribers)
        .set({ state: 'left', leftAt: now })
        .where(and(eq(subscribers.id, params.subscriber), ne(subscribers.state, 'left')))
        .returning()
      if (!subscriber) return refuse(404, texts.noSubscriber)
      const { id: subscriberId, wording } = subscriber
      const proof = { tenantId: currentTenant, subscriberId, what: 'ended' as const, at: now, wording }
      await tx.insert(subscriberConsents).values(proof)
      await writeLog(tx, { accountId: member.accountId, kind: 'subscriberEnded', content: { values: {} }, now })
      return done({}, texts.ended)
    }),
} satisfies DeskOperations<'subscriberList' | 'subscriberImport' | 'subscriberEnd'>
