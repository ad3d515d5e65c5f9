import { desc, eq, sql } from 'drizzle-orm'
import type { NewsletterIssue } from '@minaret/contract/desk'
import {
  currentTenant,
  newPublicId,
  newsletterIssues,
  newsletterRecipients,
  staffAccounts,
  subscribers,
  type Tx,
} from '@minaret/foundation/db'
import { isRefusedEmail, toSingleLine, permitEmail, queueEmail, refuseEmailing } from '@minaret/foundation/email'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { isApproved } from '@minaret/foundation/tenancy'
import { refuseOverLimit } from '@minaret/staff/plan-limits'
import { isReached } from '../store.ts'
import { issueEmail } from './issueEmail.ts'
import { countRecipients, findIssue, type Issue, readProgress } from './issues.ts'
import { messages as texts } from './messages.gen.ts'
import { parseLanguage } from './readSubscribers.ts'
import { scheduleIssue, startIssue, recallEmails } from './sendIssue.ts'

type CallContext = Pick<MosqueCall<MosqueOperationId>, 'member' | 'tenant'>

const maxIssues = 50
const notFound = refuse(404, texts.notFound)
const demonstration = refuse(403, texts.noEmailHere)

const addressOf = async (tx: Tx, accountId: string): Promise<string> => {
  const [account] = await tx
    .select({ email: staffAccounts.email })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, accountId))
  return account?.email ?? ''
}

async function toIssue(tx: Tx, issue: Issue, { member, tenant }: CallContext): Promise<NewsletterIssue> {
  const language = parseLanguage(issue.language)
  return {
    id: issue.id,
    state: issue.state,
    subject: issue.subject,
    text: issue.body,
    ...(language ? { language } : {}),
    ...(issue.joinedSince ? { joinedSince: issue.joinedSince } : {}),
    version: issue.version,
    tested: issue.testedVersion === issue.version || issue.state !== 'draft',
    recipients: await countRecipients(tx, issue, tenant),
    progress: await readProgress(tx, issue),
    sends: member.demonstration ? 'demonstration' : (await isApproved(tx)) ? 'yes' : 'unapproved',
    testsGoTo: await addressOf(tx, member.accountId),
    ...(issue.startedAt ? { startedAt: issue.startedAt.toISOString() } : {}),
    ...(issue.finishedAt ? { finishedAt: issue.finishedAt.toISOString() } : {}),
  }
}

const conflict = async (tx: Tx, issue: Issue, call: CallContext, message: LocalizedText) => ({
  status: 409 as const,
  message,
  data: await toIssue(tx, issue, call),
})

/** Responds with the current state of an issue. */
const respondWith = async (tx: Tx, id: string, call: CallContext, message?: LocalizedText) => {
  const issue = await findIssue(tx, id)
  return issue ? done(await toIssue(tx, issue, call), message) : notFound
}

const valuesIn = (body: { subject: string; text: string; language?: string; joinedSince?: string }) => ({
  subject: toSingleLine(body.subject),
  body: body.text,
  language: body.language ?? null,
  joinedSince: body.joinedSince ?? null,
})

const writeIssueLog = (
  tx: Tx,
  { member, now }: Pick<MosqueCall<'issueSend'>, 'member' | 'now'>,
  kind: string,
  issue: Issue,
  recipients?: number,
) =>
  writeLog(tx, {
    accountId: member.accountId,
    kind,
    subject: `newsletter ${issue.id}`,
    content: { values: { subject: issue.subject, ...(recipients === undefined ? {} : { recipients }) } },
    now,
  })

/** Operations on newsletter issues: drafts, test emails, and sending with pause and resume. */
export const issueOperations = {
  issueList: ({ db }) =>
    db(async (tx) => {
      const rows = await tx
        .select({
          issue: newsletterIssues,
          recipients: sql<number>`(select count(*)::int from ${newsletterRecipients} r
            where r.tenant_id = ${newsletterIssues.tenantId} and r.issue_id = ${newsletterIssues.id})`,
        })
        .from(newsletterIssues)
        .orderBy(desc(newsletterIssues.createdAt), desc(newsletterIssues.id))
        .limit(maxIssues)
      return done({
        issues: rows.map(({ issue, recipients }) => ({
          id: issue.id,
          state: issue.state,
          subject: issue.subject,
          at: (issue.startedAt ?? issue.createdAt).toISOString(),
          recipients,
        })),
        subscribers: await tx.$count(subscribers, isReached),
      })
    }),

  issueAdd: (call) =>
    call.db(async (tx) => {
      const id = newPublicId()
      await tx
        .insert(newsletterIssues)
        .values({ tenantId: currentTenant, id, ...valuesIn(call.body), createdAt: call.now })
      return respondWith(tx, id, call, texts.saved)
    }),

  issueView: (call) => call.db((tx) => respondWith(tx, call.params.issue, call)),

  issueSave: (call) =>
    call.db(async (tx) => {
      const issue = await findIssue(tx, call.params.issue, true)
      if (!issue) return notFound
      if (issue.state !== 'draft') return conflict(tx, issue, call, texts.isSent)
      if (issue.version !== call.body.version) return conflict(tx, issue, call, texts.changedSince)
      await tx
        .update(newsletterIssues)
        .set({ ...valuesIn(call.body), version: issue.version + 1 })
        .where(eq(newsletterIssues.id, issue.id))
      return respondWith(tx, issue.id, call, texts.saved)
    }),

  issueTest: (call) =>
    call.db(async (tx) => {
      const { params, body, member, tenant } = call
      if (member.demonstration) return demonstration
      const issue = await findIssue(tx, params.issue, true)
      if (!issue) return notFound
      if (issue.version !== body.version) return conflict(tx, issue, call, texts.changedSince)
      if (issue.body.trim() === '') return refuse(422, texts.noText)
      const email = issueEmail(tenant, issue, await addressOf(tx, member.accountId))
      const permit = await permitEmail(tx, call, 'newsletter-test', email.to)
      if (isRefusedEmail(permit)) return refuseEmailing(permit, call.now)
      const cause = `${issue.id} ${call.now.toISOString()}`
      await queueEmail(tx, { kind: 'newsletter-test', cause, email, permit })
      await tx.update(newsletterIssues).set({ testedVersion: issue.version }).where(eq(newsletterIssues.id, issue.id))
      return respondWith(tx, issue.id, call, texts.testSent)
    }),

  issueSend: (call) =>
    call.db(async (tx) => {
      const { params, body, member, tenant } = call
      if (member.demonstration) return demonstration
      const issue = await findIssue(tx, params.issue, true)
      if (!issue) return notFound
      if (issue.state !== 'draft') return conflict(tx, issue, call, texts.isSent)
      if (issue.version !== body.version) return conflict(tx, issue, call, texts.changedSince)
      if (issue.testedVersion !== issue.version) return conflict(tx, issue, call, texts.testFirst)
      if (!(await isApproved(tx))) return refuse(403, texts.notApproved)
      const recipients = await countRecipients(tx, issue, tenant)
      if (recipients !== body.recipients) return conflict(tx, issue, call, texts.recipientsChanged)
      const overLimit = await refuseOverLimit(tx, call, 'newsletterEmails', recipients)
      if (overLimit) return overLimit
      await startIssue(tx, tenant, issue, call.now)
      await writeIssueLog(tx, call, 'newsletterSent', issue, recipients)
      return respondWith(tx, issue.id, call, texts.sending)
    }),

  issuePause: (call) =>
    call.db(async (tx) => {
      const issue = await findIssue(tx, call.params.issue, true)
      if (!issue) return notFound
      if (issue.state !== 'sending') return conflict(tx, issue, call, texts.notSending)
      await recallEmails(tx, issue)
      await tx
        .update(newsletterIssues)
        .set({ state: 'paused', version: issue.version + 1 })
        .where(eq(newsletterIssues.id, issue.id))
      await writeIssueLog(tx, call, 'newsletterPaused', issue)
      return respondWith(tx, issue.id, call, texts.paused)
    }),

  issueResume: (call) =>
    call.db(async (tx) => {
      const issue = await findIssue(tx, call.params.issue, true)
      if (!issue) return notFound
      if (issue.state !== 'paused') return conflict(tx, issue, call, texts.notPaused)
      if (!(await isApproved(tx))) return refuse(403, texts.notApproved)
      await tx
        .update(newsletterIssues)
        .set({ state: 'sending', version: issue.version + 1 })
        .where(eq(newsletterIssues.id, issue.id))
      await scheduleIssue(tx, call.tenant.id, issue.id)
      await writeIssueLog(tx, call, 'newsletterResumed', issue)
      return respondWith(tx, issue.id, call, texts.sending)
    }),

  issueDelete: (call) =>
    call.db(async (tx) => {
      const issue = await findIssue(tx, call.params.issue, true)
      if (!issue) return notFound
      if (issue.state !== 'draft') return refuse(409, texts.isSent)
      await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, issue.id))
      return done({}, texts.deleted)
    }),
} satisfies DeskOperations<
  | 'issueList'
  | 'issueAdd'
  | 'issueView'
  | 'issueSave'
  | 'issueTest'
  | 'issueSend'
  | 'issuePause'
  | 'issueResume'
  | 'issueDelete'
>
