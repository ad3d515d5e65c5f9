import { setTimeout as sleep } from 'node:timers/promises'
import type { NewsletterIssue } from '@minaret/contract/desk'
import { startMailbox } from '../../../testkit/src/smtp.ts'
import { killChild, nextMessage, startChild } from './child.ts'
import { openDesk } from './login.ts'
import type { LargeDesk } from './money.ts'
import { type BenchRow, onceRow, secondsOf } from './rows.ts'

/**
 * The size of an issue: the number of subscribers, how many emails are awaited, and the limit for queueing in seconds.
 */
type IssueSize = { url: string; secretsKey: string; subscribers: number; emails: number; most: number }

/** The fractions of the queueing time after which the process is killed. */
const killTimes = [0.2, 0.5, 0.8]

/** The maximum time without progress while emails are sent, in milliseconds. */
const maxWait = 120_000

async function countRecipients({ database, mosque }: LargeDesk, issue: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from newsletter_recipients where tenant_id = $1 and issue_id = $2',
    [mosque.id, issue],
  )
  return rows[0]?.n ?? 0
}

/** Waits until PostgreSQL has noticed that the client is gone. */
async function settle({ database }: LargeDesk): Promise<void> {
  const running = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and xact_start is not null and query ilike '%newsletter_recipients%'`
  while ((await database.pool.query(running)).rowCount) await sleep(50)
}

/**
 * Kills a process while it queues the recipients of an issue, at several times.
 * @param seconds how long queueing takes
 * @returns how often it was killed before it finished
 * @throws if only some recipients are queued
 */
async function killWhileQueueing(desk: LargeDesk, { url, subscribers }: IssueSize, seconds: number): Promise<number> {
  const { app, database, login, mosque } = desk
  const calls = await openDesk(app, login)
  const { id } = await calls.post<NewsletterIssue>(`/mosques/${mosque.slug}/newsletter`, {
    subject: 'Killed',
    text: 'x',
  })
  let interrupted = 0
  for (const fraction of killTimes) {
    const child = startChild('queue', [url, mosque.id, id])
    await nextMessage(child)
    await sleep(seconds * 1000 * fraction)
    await killChild(child)
    await settle(desk)
    const queued = await countRecipients(desk, id)
    if (queued !== 0 && queued !== subscribers) throw new Error(`${queued} of ${subscribers} are queued after a kill.`)
    if (queued === 0) interrupted += 1
  }
  await database.pool.query('delete from newsletter_issues where tenant_id = $1 and id = $2', [mosque.id, id])
  return interrupted
}

/**
 * Sends the first emails of an issue with servers that are killed in between. @returns emails per second, and who
 * received two
 */
async function sendWithKills({ url, secretsKey, emails }: IssueSize): Promise<{ rate: number; twice: number }> {
  const mailbox = await startMailbox()
  try {
    let startedAt = 0
    for (const until of [emails / 3, (emails * 2) / 3, emails]) {
      const child = startChild('send', [url, secretsKey, mailbox.smtpUrl])
      await nextMessage(child)
      if (startedAt === 0) startedAt = performance.now()
      let [receivedCount, progressAt] = [mailbox.mails.length, performance.now()]
      while (mailbox.mails.length < until) {
        await sleep(20)
        if (mailbox.mails.length > receivedCount)
          [receivedCount, progressAt] = [mailbox.mails.length, performance.now()]
        if (performance.now() - progressAt > maxWait)
          throw new Error(`No email arrived after the first ${receivedCount}.`)
      }
      await killChild(child)
    }
    const received = mailbox.mails.map(({ envelope }) => envelope.to[0] ?? '')
    return {
      rate: received.length / ((performance.now() - startedAt) / 1000),
      twice: received.length - new Set(received).size,
    }
  } finally {
    await mailbox.close()
  }
}

/** Measures an issue to all subscribers: queued at the desk, and sent by servers that are killed. */
export async function measureIssue(large: LargeDesk, size: IssueSize): Promise<BenchRow[]> {
  const { app, database, login, mosque } = large
  const { subscribers, most } = size
  const desk = await openDesk(app, login)
  const path = `/mosques/${mosque.slug}/newsletter`
  const bare = await secondsOf(() =>
    database.pool.query(
      `create temporary table bench_recipients as select id from subscribers where tenant_id = '${mosque.id}'`,
    ),
  )
  const { id } = await desk.post<NewsletterIssue>(path, { subject: 'News', text: 'The car park is **closed**.' })
  // As if a test email had been sent.
  await database.pool.query('update newsletter_issues set tested_version = version where tenant_id = $1', [mosque.id])
  const { version } = await desk.get<NewsletterIssue>(`${path}/${id}`)
  const queued = await secondsOf(() => desk.post(`${path}/${id}/send`, { version, recipients: subscribers }))
  if ((await countRecipients(large, id)) !== subscribers) throw new Error('Not all subscribers were queued.')
  const interrupted = await killWhileQueueing(large, size, queued)
  const { rate, twice } = await sendWithKills(size)
  const count = subscribers.toLocaleString('en')
  return [
    onceRow(
      `an issue to ${count} subscribers, queued; ${interrupted} of ${killTimes.length} kills queued nobody`,
      queued,
      bare,
      most,
    ),
    {
      name: `the first ${size.emails.toLocaleString('en')} emails of it, two servers killed meanwhile`,
      time: `${twice} sent twice; ${rate.toFixed(0)} per second`,
      limit: '0 sent twice',
      bare: '',
      overLimit: twice > 0,
    },
  ]
}
