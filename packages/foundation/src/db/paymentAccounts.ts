import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

export const paymentModes = ['demo', 'test', 'live'] as const

/** What a provider still wants to know of an account, in its own codes. */
export type AccountRequirements = {
  /** What its owner has to send. */
  due: string[]
  /** What was sent and is being checked. */
  pending: string[]
  /** Until when what is due has to be there, as an instant, where the account takes cards until then. */
  deadline?: string
}

/**
 * An account at a payment provider. Secrets are sealed under SECRETS_KEY and leave the database only to be used.
 * `offline` is the mosque's own hand: it has none, and nobody is asked there.
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
    /** The secret before this one, accepted while a rotation lasts. */
    previousWebhookSecret: bytes(),
    /** Of `connect`: the mosque's account (`acct_…`), for which the platform's key speaks. */
    stripeAccount: text(),
    /** When it was connected, last: an older word that it was closed is about the time before. */
    connectedAt: instant(),
    /** Its owner has taken the platform's right to it away: no gift is begun there. */
    closedAt: instant(),
    /**
     * Of one that an owner began at the desk, until it takes cards: `asked` until another owner agrees, then `allowed` until
     * Stripe lets it.
     */
    opening: text({ enum: ['asked', 'allowed'] }),
    /** Whether Stripe lets it take cards, as it was read last; nothing before the first reading. */
    chargesEnabled: boolean(),
    /** Whether its owner has filled in what Stripe asks for at first. */
    detailsSubmitted: boolean(),
    requirements: jsonb().$type<AccountRequirements>(),
    /** Stripe's code of why it takes none. */
    disabledReason: text(),
    /** When that reading began: an older one never replaces a newer one. */
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
