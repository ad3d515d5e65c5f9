import { expect } from 'vitest'
import type { CardPayments, DeskProblem, DeskToday } from '@minaret/contract/desk'
import { signEvent } from '../../../giving/src/providers/events.ts'
import { deskHostname, type DeskUser, staffUser } from '../desk.ts'
import type { TestTenant } from '../tenants.ts'
import type { ConnectOutcome } from '../../../testkit/src/stripe/connect.ts'
import { type Giving, startGiving } from './giving.ts'

/** The keys of a platform whose mosques open Stripe accounts from their desks. */
export const testPlatform = {
  test: { publishableKey: 'pk_test_platform', secretKey: 'sk_test_platform', webhookSecrets: ['whsec_platform'] },
}

/** The start of a harness's clock. */
const startTime = new Date('2026-11-23T19:00:00Z')

/** Starts a server with a platform's keys, and a mosque with two owners who set up card payments. */
export async function startConnectHarness() {
  let now = startTime
  const giving: Giving = await startGiving('stripe', {
    platform: testPlatform,
    latency: 0,
    desk: { hostname: deskHostname },
    now: () => now,
  })
  const { server, stub } = giving
  const createOwner = (tenant: TestTenant, name: string) => staffUser(server, tenant, ['owner'], { name, now })

  async function openMosque() {
    now = startTime
    const mosque = await server.tenant({ paymentMode: 'none', country: 'GB', websiteName: 'Masjid an-Noor' })
    return { mosque, aisha: await createOwner(mosque, 'Aisha Rahman'), yusuf: await createOwner(mosque, 'Yusuf Khan') }
  }
  let { mosque, aisha, yusuf } = await openMosque()

  const path = (tenant = mosque) => `/mosques/${tenant.slug}/card-payments`
  /** Returns the Stripe accounts opened for a mosque. */
  const listOpened = (tenant = mosque) =>
    [...stub.connected.values()].filter(({ metadata }) => metadata['tenant_id'] === tenant.id)
  const accountId = (tenant = mosque): string => listOpened(tenant)[0]?.id ?? ''
  async function readView(user = aisha, tenant = mosque): Promise<CardPayments> {
    const { code, body } = await user.get(path(tenant))
    expect(code).toBe(200)
    const cardPayments: CardPayments = Object(body.data)
    return cardPayments
  }
  async function startOpening(
    user = aisha,
    tenant = mosque,
  ): Promise<{ code: number; url?: string; message: unknown }> {
    const { code, body } = await user.post(`${path(tenant)}/start`)
    const { url }: { url?: string } = Object(body.data)
    return { code, message: body.message, ...(url === undefined ? {} : { url }) }
  }
  async function decide(decision: 'approve' | 'decline', user = yusuf): Promise<number> {
    const { waiting = [] }: { waiting?: { id: string }[] } = Object(
      (await user.get(`/mosques/${mosque.slug}/approvals`)).body.data,
    )
    return (await user.post(`/mosques/${mosque.slug}/approvals/${waiting[0]?.id}/${decision}`)).code
  }
  /** Posts an account's newest event to the webhook, with changes. */
  async function postNewestEvent(id = accountId(), change: object = {}): Promise<void> {
    const payload = JSON.stringify({ ...stub.getAccount(id).events.at(-1), ...change, account: id })
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook/platform-test',
      headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(payload, 'whsec_platform', now) },
      payload,
    })
    expect(statusCode).toBe(200)
    await giving.runJobs('provider-event')
  }
  async function settle(outcome: ConnectOutcome, tenant = mosque): Promise<void> {
    stub.settleConnected(accountId(tenant), outcome)
    await postNewestEvent(accountId(tenant))
  }
  // The server notices a change within a second; forgetting its cache saves the wait.
  async function tryToGive(tenant = mosque): Promise<number> {
    server.directory.forget()
    return (await server.post(tenant, '/api/donation/start', { causeId: 'general' })).code
  }
  async function readConfiguration(tenant = mosque): Promise<string> {
    server.directory.forget()
    const section = 'jummahpay_configuration'
    return JSON.stringify((await server.post(tenant, '/api/loadConfigurationData', { section })).body)
  }
  async function readProblems(user = aisha): Promise<DeskProblem[]> {
    server.directory.forget()
    const today: DeskToday = Object((await user.get(`/mosques/${mosque.slug}/today`)).body.data)
    return today.problems.filter(({ kind }) => kind.startsWith('cardPayments'))
  }

  return {
    giving,
    server,
    stub,
    get mosque(): TestTenant {
      return mosque
    },
    get aisha(): DeskUser {
      return aisha
    },
    get yusuf(): DeskUser {
      return yusuf
    },
    get now(): Date {
      return now
    },
    /** Moves the clock forward by some hours. */
    advanceHours(hours: number): void {
      now = new Date(now.getTime() + hours * 3_600_000)
    },
    /** Resets the clock and opens another mosque. */
    async openNextMosque(): Promise<void> {
      ;({ mosque, aisha, yusuf } = await openMosque())
    },
    path,
    listOpened,
    accountId,
    readView,
    startOpening,
    decide,
    postNewestEvent,
    settle,
    tryToGive,
    readConfiguration,
    readProblems,
    /** Turns card payments on. */
    async turnOnCardPayments(): Promise<void> {
      await startOpening()
      await decide('approve')
      await settle('complete')
    },
    close: () => giving.close(),
  }
}
