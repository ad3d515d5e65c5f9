import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { causes } from '../../foundation/src/db/content.ts'
import type { Database } from '../../foundation/src/db/database.ts'
import { insertRows } from '../../testkit/src/insertRows.ts'
import { makeTenant, type TestTenant } from './tenants.ts'

type Row = Record<string, string | number | boolean | null>

/** A mosque with gifts and Gift Aid declarations, inserted directly into the database. */
export type DeclaringMosque = TestTenant & {
  /** Inserts a paid gift: by default £25 from Aisha Rahman on 1 June 2026. @returns its id */
  insertGift(row?: Row): Promise<string>
  /** Inserts a current declaration by Aisha Rahman, proved by a payment. @returns its id */
  insertDeclaration(row?: Row): Promise<string>
  /** Inserts a ledger entry, such as a refund or its reversal. */
  insertEntry(giftId: string, kind: string, amountMinor: number): Promise<void>
}

/** Creates a mosque in the UK with a live account, which claims Gift Aid for `general` but not for `zakat`. */
export async function startDeclaring(
  database: Database,
  overrides: Record<string, string> = {},
): Promise<DeclaringMosque> {
  const tenant = await makeTenant(database, { paymentMode: 'none', country: 'GB', ...overrides })
  await database.forTenant(tenant.id)(async (tx) => {
    const [general] = await tx.update(causes).set({ giftAid: true }).where(eq(causes.id, 'general')).returning()
    if (general) await tx.insert(causes).values({ ...general, id: 'zakat', fund: 'zakat', giftAid: false })
  })
  const accounts = (['live', 'test'] as const).map((mode) => ({
    id: mode,
    kind: 'own_keys',
    mode,
    created_at: '2020-01-01T00:00:00Z',
  }))
  const demoAccount = { id: 'demo', kind: 'demonstration', mode: 'demo', created_at: '2020-01-01T00:00:00Z' }
  await insertRows(database, tenant.id, 'payment_accounts', [...accounts, demoAccount])
  const insertEntry = (giftId: string, kind: string, amount: number, mode = 'live', at = new Date().toISOString()) =>
    insertRows(database, tenant.id, 'ledger_entries', [
      {
        id: randomUUID(),
        gift_id: giftId,
        kind,
        provider_ref: randomUUID(),
        amount_minor: amount,
        currency: 'gbp',
        mode,
        at,
      },
    ])
  return {
    ...tenant,
    async insertGift(row = {}) {
      const id = randomBytes(16).toString('base64url')
      const paidAt = '2026-06-01T10:00:00Z'
      const mode = String(row.mode ?? 'live')
      const values = {
        id,
        attempt_id: randomUUID(),
        pass_hash: `\\x${randomBytes(8).toString('hex')}`,
        cause_id: 'general',
        fund: 'general',
        amount_minor: 2500,
        cover_minor: 0,
        currency: 'gbp',
        mode,
        account_id: mode,
        how: 'card',
        intent_id: `pi_${id}`,
        donor_name: 'Aisha Rahman',
        donor_email: 'aisha@example.org',
        state: 'paid',
        confirm_no: 1,
        anonymous: false,
        created_at: row.paid_at ?? paidAt,
        paid_at: paidAt,
        ...row,
      }
      await insertRows(database, tenant.id, 'gifts', [values])
      if (values.paid_at) await insertEntry(id, 'paid', Number(values.amount_minor), mode, String(values.paid_at))
      return id
    },
    async insertDeclaration(row = {}) {
      const id = randomBytes(16).toString('base64url')
      const values = {
        id,
        mode: 'live',
        email: 'aisha@example.org',
        title: 'Mrs',
        first_name: 'Aisha',
        last_name: 'Rahman',
        house: '4',
        postcode: 'S9 5DH',
        overseas: false,
        scope: 'past_and_future',
        wording: 'gift-aid-1',
        charity: 'Masjid',
        language: 'en',
        channel: 'website',
        address_mark: '\\x00',
        details: `\\x${randomBytes(32).toString('hex')}`,
        agreed_at: '2026-05-01T00:00:00Z',
        proved_at: '2026-05-01T00:10:00Z',
        ...row,
      }
      await insertRows(database, tenant.id, 'gift_aid_declarations', [values])
      return id
    },
    insertEntry: (giftId, kind, amountMinor) => insertEntry(giftId, kind, amountMinor),
  }
}
