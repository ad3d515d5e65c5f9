import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

export const paymentModes = ['demo', 'test', 'live'] as const

/** A provider's outstanding requirements for an account, in its own codes. */
export type AccountRequirements = {
  /** Details the account holder has to submit. */
  due: string[]
  /** Details submitted and being verified. */
  pending: string[]
  /** ISO instant by which `due` must be submitted, if the account can take cards until then. */
  deadline?: string
}

/**
 * An account at a payment provider. Secrets are encrypted with SECRETS_KEY and only decrypted for use.
 * `offline` stands for gifts recorded by staff: it has no secrets and no provider.
 */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    tenantId: ownTenant(),
    id: publicId(),
    kind: text({ enum: ['demonstration', 'own_keys', 'connect', 'offline'] }).notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    publishableKey: text(),
    secretKey: bytes(),
    webhookSecret: bytes(),
    /** The previous secret, accepted during a rotation. */
    previousWebhookSecret: bytes(),
    /** For `connect`: the mosque's account (`acct_…`), used with the platform's key. */
    stripeAccount: text(),
    /** When it was last connected: reports of a disconnection from before that are ignored. */
    connectedAt: instant(),
    /** When its holder revoked the platform's access: no new gifts are started with it. */
    closedAt: instant(),
    /**
     * For an account opened by an owner at the desk, until it takes cards: `asked` until another owner approves it, then
     * `allowed` until Stripe enables it.
     */
    opening: text({ enum: ['asked', 'allowed'] }),
    /** Whether Stripe lets it take cards, at the last check; null before the first check. */
    chargesEnabled: boolean(),
    /** Whether its holder has submitted the details Stripe initially asks for. */
    detailsSubmitted: boolean(),
    requirements: jsonb().$type<AccountRequirements>(),
    /** Stripe's code for why it cannot take cards. */
    disabledReason: text(),
    /** When that check began: an older one never overwrites a newer one. */
    stateReadAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.kind, t.mode),
    unique().on(t.stripeAccount, t.mode),
    check('payment_accounts_connect_is_named', sql`(${t.kind} = 'connect') = (${t.stripeAccount} is not null)`),
    check(
      'payment_accounts_connect_has_no_keys',
      sql`${t.kind} <> 'connect' or num_nonnulls(${t.publishableKey}, ${t.secretKey}, ${t.webhookSecret}) = 0`,
    ),
    check(
      'payment_accounts_only_connect_opens',
      sql`${t.opening} is null or (${t.kind} = 'connect' and ${t.opening} in ('asked', 'allowed'))`,
    ),
    check(
      'payment_accounts_demo_is_demo',
      sql`${t.kind} = 'offline' or (${t.kind} = 'demonstration') = (${t.mode} = 'demo')`,
    ),
    check(
      'payment_accounts_offline_is_bare',
      sql`${t.kind} <> 'offline' or num_nonnulls(${t.secretKey}, ${t.webhookSecret}) = 0`,
    ),
  ],
)
