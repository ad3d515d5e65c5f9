import pg from 'pg'

/** A gift as known to the client that sent it. */
export type SentGift = { attemptId: string; amountMinor: number; isPaid: boolean }

/** The check of a run's gifts in the database. All but the first three numbers must be 0. */
export type MoneyCheck = {
  attempts: number
  paid: number
  /** The run's gifts in the ledger, in pence. */
  ledgerMinor: number
  /** Gifts reported as paid that lack exactly one ledger entry of the same amount. */
  mismatched: number
  /** Gifts with several payments at the provider or several ledger entries. */
  chargedTwice: number
  /** Gifts paid at the provider but not in the ledger. */
  notRecorded: number
  /** Stored totals that differ from the sum of their ledger entries. */
  wrongTotals: number
}

const checkQuery = `
  WITH sent AS (SELECT * FROM json_to_recordset($1::json) AS t (attempt uuid, amount integer, paid boolean)),
  ours AS (
    SELECT g.tenant_id, g.id, s.amount, s.paid,
      (SELECT count(*) FROM ledger_entries l WHERE l.tenant_id = g.tenant_id AND l.gift_id = g.id) AS entries,
      (SELECT coalesce(sum(amount_minor), 0) FROM ledger_entries l WHERE l.tenant_id = g.tenant_id AND l.gift_id = g.id) AS minor,
      (SELECT count(*) FROM demo_intents i WHERE i.tenant_id = g.tenant_id AND i.metadata ->> 'donation_id' = g.id AND i.status = 'succeeded') AS payments
    FROM sent s JOIN gifts g ON g.attempt_id = s.attempt
  ),
  recomputed AS (
    SELECT l.tenant_id, l.mode, l.currency, coalesce(g.campaign_id, '') AS campaign_id, sum(l.amount_minor) AS minor
    FROM ledger_entries l JOIN gifts g ON g.tenant_id = l.tenant_id AND g.id = l.gift_id GROUP BY 1, 2, 3, 4
  )
  SELECT (SELECT count(*) FROM sent)::int AS attempts,
    (SELECT count(*) FROM ours WHERE entries = 1)::int AS paid,
    (SELECT coalesce(sum(minor), 0) FROM ours)::int AS "ledgerMinor",
    (SELECT count(*) FROM sent s WHERE paid AND NOT EXISTS (SELECT FROM gifts g JOIN ours o ON o.tenant_id = g.tenant_id AND o.id = g.id
       WHERE g.attempt_id = s.attempt AND o.entries = 1 AND o.minor = s.amount))::int AS mismatched,
    (SELECT count(*) FROM ours WHERE entries > 1 OR payments > 1)::int AS "chargedTwice",
    (SELECT count(*) FROM ours WHERE payments > 0 AND entries = 0)::int AS "notRecorded",
    (SELECT count(*) FROM recomputed a FULL JOIN money_totals t USING (tenant_id, mode, currency, campaign_id)
       WHERE a.minor IS DISTINCT FROM t.amount_minor)::int AS "wrongTotals"`

/** Compares the results reported to donors with the ledger, the provider's payments and every mosque's totals. */
export async function checkMoney(url: string, gifts: readonly SentGift[]): Promise<MoneyCheck> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const sentRows = gifts.map(({ attemptId, amountMinor, isPaid }) => ({
      attempt: attemptId,
      amount: amountMinor,
      paid: isPaid,
    }))
    const { rows } = await client.query<MoneyCheck>(checkQuery, [JSON.stringify(sentRows)])
    const [row] = rows
    if (!row) throw new Error('The check returned no row.')
    return row
  } finally {
    await client.end()
  }
}
