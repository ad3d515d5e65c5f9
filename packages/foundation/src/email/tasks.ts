import type { FastifyBaseLogger } from 'fastify'
import { eq } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { mails } from '../db/mail.ts'
import { isServedHere, tenants } from '../db/tenants.ts'
import { describeError } from '../base/log.ts'
import { readPayloadField } from '../jobs/queue.ts'
import type { Directory } from '../tenancy/directory.ts'
import { createTransport, type DeliveryResult } from './transport.ts'
import { EmailError, makeMessage } from './message.ts'
import { waitsForApproval } from './kinds.ts'
import { markDataSent, recoverEmail, recordDelivery, leaseEmail, cleanUpOutbox, type LeasedEmail } from './outbox.ts'
import type { EmailSettings } from './settings.ts'
import { isApproved } from '../tenancy/isApproved.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { createReadCache } from '../cache/index.ts'
import { markDensity, markSizeOf, renderStar } from './mark.ts'
import { paceItems } from '../jobs/paceItems.ts'

/** Dependencies of the email jobs. */
export type EmailTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  settings: EmailSettings
  /** For messages to the operator: an email's id, never its recipient. */
  log: Pick<FastifyBaseLogger, 'error'>
  /**
   * Called in the transaction that records a rejection, if the mail server sent a status code for the recipient (RFC 3463,
   * `5.1.1`), for features that need to react.
   */
  onRecipientRefused?: (tx: Tx, mailId: string, status: string) => Promise<void>
  /** Renders a mosque's logo as a PNG; undefined if it is not a stored picture. */
  renderLogo?: (tenantId: string, url: string, size: { width: number; height: number }) => Promise<Buffer | undefined>
  /** Signal that the server is shutting down, after which it waits only briefly for mail servers. */
  shutdownSignal?: AbortSignal
}

/** With the runner's exponential backoff: about four days. */
const maxTries = 25

const maybeSentMessage = 'an email may or may not have been sent; "mail list --stuck" lists it'

type EmailTasks = Record<'mail-send' | 'mail-tidy', (payload: unknown) => Promise<void>>

/** Emails that explain a suspension are sent despite it. */
const kindsSentWhileSuspended: readonly string[] = ['mosque-declined', 'mosque-suspended']

/** Whether an email has to wait until its mosque reopens or is approved. */
async function mustWait(tx: Tx, { suspended }: Pick<Tenant, 'suspended'>, id: string): Promise<boolean> {
  const [mail] = await tx.select({ kind: mails.kind }).from(mails).where(eq(mails.id, id))
  if (!mail) return false
  if (suspended && !kindsSentWhileSuspended.includes(mail.kind)) return true
  return waitsForApproval(mail.kind) && !(await isApproved(tx))
}

/** How long a mark is cached, in milliseconds: a newsletter goes to thousands of recipients. */
const markCacheTime = 600_000

/** Renders the mark of each mosque once in a while. A logo that cannot be rendered is replaced by the star. */
function createMarkCache(renderLogo: EmailTaskDeps['renderLogo']) {
  const cache = createReadCache<Buffer>({ now: Date.now, most: 4 * 1024 * 1024, weigh: ({ length }) => length })
  return (tenant: Tenant): Promise<Buffer> => {
    const { logo, logoStyle, themeColor } = tenant.config
    return cache.get(JSON.stringify([tenant.id, logo, logoStyle, themeColor]), markCacheTime, async () => {
      const { width, height } = markSizeOf(tenant.config)
      const size = { width: width * markDensity, height: height * markDensity }
      const picture = logo === undefined ? undefined : await renderLogo?.(tenant.id, logo, size).catch(() => undefined)
      return picture ?? renderStar(tenant.config)
    })
  }
}

/** Creates the email jobs. Each may run any number of times without sending an email twice. */
export function emailTasks(deps: EmailTaskDeps): EmailTasks {
  const { database, directory, settings, log, onRecipientRefused, shutdownSignal } = deps
  const getMark = createMarkCache(deps.renderLogo)
  const send = createTransport(settings, shutdownSignal)

  const attempt = async (tenant: Tenant, mail: LeasedEmail): Promise<DeliveryResult> => {
    const beforeData = () => database.forTenant(tenant.id)((tx) => markDataSent(tx, mail))
    try {
      const message = await makeMessage(
        tenant,
        mail.id,
        mail.email,
        settings.from,
        settings.returnTo,
        await getMark(tenant),
      )
      return await send(message, { ...mail, slug: tenant.slug, ...mail.email }, beforeData)
    } catch (error) {
      if (error instanceof EmailError) return { outcome: 'refused', problem: error.message }
      // Nothing was transmitted.
      return { outcome: 'later', problem: `${describeError(error).type} while it was being composed` }
    }
  }

  return {
    async 'mail-send'(payload) {
      const id = readPayloadField(payload, 'mailId')
      const tenantId = readPayloadField(payload, 'tenantId')
      const tenant = await directory.byId(tenantId)
      // A suspended tenant only sends the explanation; its other emails wait and are rescheduled once it reopens.
      if (!tenant) return
      const db = database.forTenant(tenantId)
      const { mail, uncertain } = await db(async (tx) => {
        if (await mustWait(tx, tenant, id)) return { uncertain: [] }
        const leasedEmail = await leaseEmail(tx, id, database.hostName)
        if (leasedEmail) return { mail: leasedEmail, uncertain: [] }
        // The job is retried after the server that leased the email has died.
        const { uncertainIds } = await recoverEmail(tx, id)
        return { mail: await leaseEmail(tx, id, database.hostName), uncertain: uncertainIds }
      })
      for (const mailId of uncertain) log.error({ mail: mailId, tenant: tenant.slug }, maybeSentMessage)
      if (!mail) return
      const delivery = await attempt(tenant, mail)
      if (delivery.outcome === 'sent') return db((tx) => recordDelivery(tx, mail, { state: 'sent' }))
      const { outcome, problem } = delivery
      if (outcome === 'later' && mail.tries < maxTries) {
        await db((tx) => recordDelivery(tx, mail, { state: 'waiting', problem }))
        // The queue stores and logs the errors of jobs, so this contains neither an address nor any content.
        throw new Error(`The mail ${id} was not accepted (${problem}). It will be tried again.`)
      }
      await db(async (tx) => {
        await recordDelivery(tx, mail, { state: outcome === 'unknown' ? 'uncertain' : 'failed', problem })
        const status = delivery.outcome === 'refused' ? delivery.recipientStatus : undefined
        if (status !== undefined) await onRecipientRefused?.(tx, id, status)
      })
      const message = outcome === 'unknown' ? maybeSentMessage : 'an email could not be sent'
      log.error({ mail: id, kind: mail.kind, tenant: tenant.slug, problem }, message)
    },

    async 'mail-tidy'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids)) {
        const { uncertainIds, unsentIds, neverListedCount } = await database.forTenant(id)(cleanUpOutbox)
        for (const mail of uncertainIds) log.error({ mail, tenantId: id }, maybeSentMessage)
        for (const mail of unsentIds)
          log.error({ mail, tenantId: id }, 'an email that was never sent, and was listed as stuck, has been deleted')
        if (neverListedCount > 0)
          log.error(
            { tenantId: id, mails: neverListedCount },
            'emails older than 90 days were never sent; list them with "mail list --stuck"',
          )
      }
    },
  }
}
