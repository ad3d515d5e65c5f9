import type { DeskToday, Import, ImportLine, SubscriptionImports } from '@minaret/contract/desk'
import { regularGifts } from '../../../../foundation/src/db/regularGifts.ts'
import { createPayments } from '../../../../giving/src/providers/payments.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type Giving, type Mosque, startGiving } from '../../../../acceptance/src/stripe/giving.ts'
import type { StubAccount } from '../../../../testkit/src/stripe/index.ts'
import { importTasks } from '../tasks.ts'

/** A subscription of GiveWP, paid on the 10th of each month. */
export const givewp = { metadata: { 'Donation Post ID': '812' }, since: '2026-09-10T09:00:00Z' }

const importOf = ({ body }: { body: { data?: unknown } }): Import => {
  const data: Import = Object(body.data)
  return data
}

/** A mosque whose Stripe account is shared with another system, its owner at the desk, and a test clock. */
export class AdoptionBench {
  readonly giving: Giving
  readonly #clock: { now: Date }
  mosque!: Mosque
  account!: StubAccount
  owner!: DeskUser
  base = ''

  constructor(giving: Giving, clock: { now: Date }) {
    this.giving = giving
    this.#clock = clock
  }

  get now(): Date {
    return this.#clock.now
  }

  /** Sets the clock without running anything. */
  setNow(instant: string): void {
    this.#clock.now = new Date(instant)
  }

  /** Starts another mosque with its own account. */
  async startMosque(): Promise<void> {
    await this.giving.server.database.pool.query('delete from graphile_worker._private_jobs')
    this.mosque = await this.giving.mosque({ country: 'GB', timeZone: 'Europe/London' })
    this.account = this.giving.stub.getAccount(this.mosque.secretKey)
    this.base = `/mosques/${this.mosque.slug}`
    await this.logIn()
  }

  /** Logs the owner in at the current time. */
  async logIn(): Promise<void> {
    this.owner = await this.staff('owner')
  }

  staff(role: 'owner' | 'treasurer' | 'editor' | 'administrator'): Promise<DeskUser> {
    return staffUser(this.giving.server, this.mosque, [role], { name: 'Aisha Rahman', now: this.now })
  }

  #tasks() {
    const { database, directory, secrets } = this.giving.server
    const now = () => this.now
    const payments = createPayments({ secrets, stripeApiBase: this.giving.stub.url, now })
    return importTasks({ database, directory, payments, now, log: { error: () => {} } })
  }

  async view(): Promise<SubscriptionImports> {
    const data: SubscriptionImports = Object((await this.owner.get(`${this.base}/subscription-imports`)).body.data)
    return data
  }

  async lines(id: string): Promise<ImportLine[]> {
    const data: ImportLine[] = Object((await this.owner.get(`${this.base}/imports/${id}/lines`)).body.data)
    return data
  }

  /** Runs a dry run. */
  async check(): Promise<Import> {
    const { id } = importOf(await this.owner.post(`${this.base}/subscription-imports`))
    await this.#tasks()['import-check']({ tenantId: this.mosque.id, importId: id })
    return importOf(await this.owner.get(`${this.base}/imports/${id}`))
  }

  /** Requests the adoption of a dry run. @returns the status code */
  async requestAdoption(
    id: string,
    { user = this.owner, causeId = 'general', oldSystemOff = true } = {},
  ): Promise<number> {
    return (await user.post(`${this.base}/subscription-imports/${id}/apply`, { causeId, oldSystemOff })).code
  }

  /** Adopts the subscriptions of a dry run. */
  async apply(id: string, oldSystemOff = false): Promise<Import> {
    const code = await this.requestAdoption(id, { oldSystemOff })
    if (code !== 200) throw new Error(`The adoption failed with status ${code}.`)
    await this.#tasks()['import-apply']({ tenantId: this.mosque.id, importId: id })
    return importOf(await this.owner.get(`${this.base}/imports/${id}`))
  }

  /** Undoes a change. @returns the message */
  async undo(change: string | undefined): Promise<string> {
    return String((await this.owner.post(`${this.base}/log/${change ?? 'none'}/undo`)).body.message)
  }

  plans() {
    return this.giving.server.database.forTenant(this.mosque.id)((tx) => tx.select().from(regularGifts))
  }

  async gifts() {
    return (await this.giving.rows(this.mosque)).gifts
  }

  /** Runs all pending jobs, and the jobs they add. */
  async runJobs(): Promise<void> {
    for (let round = 0; round < 3; round += 1) await this.giving.runJobs()
  }

  /** Advances the clock: Stripe processes due payments, and all jobs run. */
  async advanceTo(instant: string): Promise<void> {
    this.setNow(instant)
    this.account.advanceTo(this.now)
    await this.runJobs()
  }

  /** The number of write requests to Stripe. */
  countStripeWrites(): number {
    return this.giving.stub.requests.filter(({ method }) => method !== 'GET').length
  }

  async problems(): Promise<DeskToday['problems']> {
    const data: DeskToday = Object((await this.owner.get(`${this.base}/today`)).body.data)
    return data.problems
  }
}

/** Starts a server for {@link AdoptionBench}. */
export async function startAdoption(): Promise<AdoptionBench> {
  const clock = { now: new Date('2026-11-26T12:00:00Z') }
  const giving = await startGiving('stripe', { now: () => clock.now, desk: { hostname: deskHostname }, latency: 0 })
  return new AdoptionBench(giving, clock)
}
