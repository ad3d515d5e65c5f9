import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../foundation/src/db/database.ts'
import type { TestTenant } from '../../../acceptance/src/tenants.ts'
import { type DeskLogin, openDesk } from './login.ts'
import { type BenchRow, type Calls, onceRow, secondsOf, timesOf, timesRow } from './rows.ts'

/** The measured mosque, and a member of its staff. */
export type LargeDesk = { app: FastifyInstance; database: Database; login: DeskLogin; mosque: TestTenant }

/** The search terms: frequent and rare names, an address, several words, an amount, a reference. */
const searches = ['khan', 'aisha khan', 'zaynab', 'maryam.ali', 'amina qureshi', 'm', '12.00', 'yusuf zakat']

const giftLists = {
  'gifts, the newest': 'gifts',
  'gifts, received in a month': 'gifts?from=2026-03-01&to=2026-03-31',
  'gifts, for a cause': 'gifts?cause=zakat',
  'gifts, refunded': 'gifts?state=refunded',
  'gifts, in a claim': 'gifts?giftAid=claimed',
  'gifts, declared': 'gifts?giftAid=declared',
  'gifts, in cash': 'gifts?way=cash',
  'gifts, by an unused method': 'gifts?way=bank',
  'gifts, pending (none)': 'gifts?state=pending',
}

/** Measures lists and searches of gifts and donors. @param most milliseconds for the 95th percentile */
export async function measureLists(
  { app, database, login, mosque }: LargeDesk,
  { most, ...calls }: Calls & { most: number },
): Promise<BenchRow[]> {
  const desk = await openDesk(app, login)
  const base = `/mosques/${mosque.slug}`
  const query = async () => {
    await database.forTenant(mosque.id)((tx) => tx.execute('SELECT 1 FROM tenants WHERE id = current_tenant()'))
  }
  await timesOf(calls, query)
  const bare = await timesOf(calls, query)
  const measure = async (name: string, pathOf: (n: number) => string, limit?: number) => {
    // Warm-up: each search once.
    for (let n = 0; n < searches.length; n += 1) await desk.get(base + pathOf(n))
    return timesRow(name, await timesOf(calls, async (n) => void (await desk.get(base + pathOf(n)))), bare, limit)
  }
  const searchAt = (n: number) => encodeURIComponent(searches[n % searches.length] ?? '')
  const { rows } = await database.pool.query<{ id: string; email: string; gift: string }>(
    `select d.id, d.email, g.id as gift from donors d join gifts g on g.tenant_id = d.tenant_id and g.donor_id = d.id
     where d.tenant_id = $1 order by md5(g.id) limit 200`,
    [mosque.id],
  )
  const rowAt = (n: number) => rows[n % rows.length] ?? { id: '', email: '', gift: '' }
  const results: BenchRow[] = []
  for (const [name, path] of Object.entries(giftLists)) results.push(await measure(name, () => `/${path}`, most))
  results.push(
    await measure('gifts, searched by words', (n) => `/gifts?search=${searchAt(n)}`, most),
    await measure('gifts, searched by an address', (n) => `/gifts?search=${encodeURIComponent(rowAt(n).email)}`, most),
    await measure('totals of a search', (n) => `/gift-totals?search=${encodeURIComponent(rowAt(n).email)}`),
    await measure('one gift', (n) => `/gifts/${rowAt(n).gift}`, most),
    await measure('donors, by name', () => '/donors', most),
    await measure('donors, searched by words', (n) => `/donors?search=${searchAt(n)}`, most),
    await measure(
      'donors, searched by an address',
      (n) => `/donors?search=${encodeURIComponent(rowAt(n).email)}`,
      most,
    ),
    await measure('one donor', (n) => `/donors/${rowAt(n).id}`, most),
  )
  return results
}

/**
 * Measures the totals of all gifts. Each response sums the whole ledger, so there is only one request. It has no limit.
 */
export async function measureTotals({ app, database, login, mosque }: LargeDesk): Promise<BenchRow> {
  const desk = await openDesk(app, login)
  const bare = await secondsOf(() =>
    database.pool.query('select sum(amount_minor) from ledger_entries where tenant_id = $1', [mosque.id]),
  )
  const seconds = await secondsOf(() => desk.get(`/mosques/${mosque.slug}/gift-totals`))
  return { ...onceRow('totals of all gifts', seconds, bare, Infinity), limit: '' }
}

const candidates = `select count(*)::int as n, sum(net) as minor from (
  select (select coalesce(sum(l.amount_minor), 0) from ledger_entries l where l.tenant_id = g.tenant_id and l.gift_id = g.id) as net
  from gifts g join gift_aid_declarations d on d.tenant_id = g.tenant_id and d.email = lower(g.donor_email)
  where g.tenant_id = $1) t`

/** Measures a claim of all gifts with a declaration. @param most seconds for building it */
export async function measureClaim(
  { app, database, login, mosque }: LargeDesk,
  { gifts, most }: { gifts: number; most: number },
): Promise<BenchRow[]> {
  const desk = await openDesk(app, login)
  const path = `/mosques/${mosque.slug}/gift-aid`
  const bare = await secondsOf(() => database.pool.query(candidates, [mosque.id]))
  let claimable = { gifts: 0, amountMinor: 0 }
  const claimableSeconds = await secondsOf(
    async () => ({ claimable } = await desk.get<{ claimable: typeof claimable }>(path)),
  )
  if (claimable.gifts !== gifts) throw new Error(`${claimable.gifts} gifts can be claimed, not ${gifts}.`)
  const { amountMinor } = claimable
  const claimSeconds = await secondsOf(() => desk.post(`${path}/claims`, { gifts, amountMinor, include: [] }))
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from gift_aid_claimed where tenant_id = $1',
    [mosque.id],
  )
  if (rows[0]?.n !== gifts) throw new Error(`${rows[0]?.n} gifts are in claims, not ${gifts}.`)
  const count = gifts.toLocaleString('en')
  return [
    onceRow(`claimable gifts, of ${count} gifts`, claimableSeconds, bare, most),
    onceRow(`a claim of ${count} gifts, created`, claimSeconds, bare, most),
  ]
}
