import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { z } from 'zod'
import { signups } from '../../foundation/src/db/signups.ts'
import type { DeskHost } from '../../server/src/desk/mount.ts'
import { deskCalls, deskHostname, type DeskUser } from './desk.ts'
import { startTestServer, type TestResponse, type TestServer } from './index.ts'
import { openContact } from '../../server/src/signup/store.ts'

/** A mosque's place and settings as submitted by the signup form. */
export const exampleMosque = {
  place: 'Bradford',
  country: 'GB',
  latitude: 53.79,
  longitude: -1.75,
  settings: {
    timeZone: 'Europe/London',
    currency: 'gbp',
    language: 'en',
    method: 'MoonsightingCommittee',
    madhab: 'Hanafi',
  },
}

/** Returns a text field of a response's data. */
export function textOf(data: unknown, key: string): string {
  const text = z.record(z.string(), z.unknown()).parse(data)[key]
  if (typeof text !== 'string') throw new Error(`There is no ${key}.`)
  return text
}

/** Returns the newest code that a server has emailed, or would have emailed with a mail server. */
export async function newestCode({ database, secrets }: TestServer): Promise<string> {
  const rows = await database.forAccount()((tx) => tx.select().from(signups))
  const newestSignup = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)
  return (newestSignup && openContact(secrets, newestSignup)?.code) ?? ''
}

/** Starts a server with open signup, a clock the test controls, and a page at every URL. */
export async function startSignups({ installationOwners }: Pick<DeskHost, 'installationOwners'> = {}) {
  const clock = { now: new Date('2026-11-26T09:00:00Z') }
  const authenticators = new Map<string, Secret>()
  const addresses = new Map<string, string>()
  const codeFrom = (secret: Secret | undefined) =>
    secret ? new TOTP({ secret }).generate({ timestamp: clock.now.getTime() }) : ''
  const server = await startTestServer({
    jobs: false,
    limitRates: false,
    proxies: 1,
    now: () => clock.now,
    desk: { hostname: deskHostname, signup: { mode: 'open', domain: 'localhost' }, installationOwners },
    sites: [
      { folder: new URL('../../server/src', import.meta.url).pathname, render: async () => new Response('here') },
    ],
  })
  const anonymous = deskCalls(server, '', '')
  const startSignup = (email: string) => anonymous.post('/signup/begin', { email, language: 'en' })
  return {
    server,
    clock,
    anonymous,
    begin: startSignup,
    /** Starts a signup and enters the emailed code. @returns the signup's reference */
    async verifyEmail(email: string): Promise<string> {
      clock.now = new Date(clock.now.getTime() + 1000)
      const reference = textOf((await startSignup(email)).body.data, 'reference')
      const response = await anonymous.post('/signup/code', { reference, code: await newestCode(server) })
      expect(response.code, response.body.message).toBe(200)
      addresses.set(reference, email)
      return reference
    },
    /** Finishes a signup with a password and an authenticator app. */
    async finish(reference: string, mosque: object, headers: Record<string, string> = {}): Promise<TestResponse> {
      const { body } = await anonymous.post('/signup/authenticator', { reference })
      const secret = Secret.fromBase32(textOf(body.data, 'secret'))
      authenticators.set(addresses.get(reference) ?? '', secret)
      const request = {
        reference,
        name: 'Aisha Rahman',
        password: 'seven quiet lanterns',
        enrolment: textOf(body.data, 'enrolment'),
        code: codeFrom(secret),
        mosque: { ...exampleMosque, ...mosque },
      }
      return anonymous.post('/signup/finish', request, headers)
    },
    /** Returns the code shown now by the authenticator app of a finished signup. */
    readCode: (email: string) => codeFrom(authenticators.get(email)),
    /** Returns the user a response has logged in. */
    async readUser({ headers }: TestResponse): Promise<Pick<DeskUser, 'get' | 'post'>> {
      const cookies = [headers['set-cookie']].flat().map(String)
      const cookie = cookies.find((header) => header.includes('minaret-desk='))?.split(';')[0] ?? ''
      const { body } = await deskCalls(server, cookie, '').get('/session')
      return deskCalls(server, cookie, textOf(body.data, 'writeToken'))
    },
    fetchPage: (slug: string) => server.app.inject({ url: '/', headers: { host: `${slug}.localhost` } }),
    /** Returns a mosque's id. */
    async findId(slug: string): Promise<string> {
      const { rows } = await server.database.pool.query<{ id: string }>('select id from tenants where slug = $1', [
        slug,
      ])
      return rows[0]?.id ?? ''
    },
    countRows: async (query: string) => (await server.database.pool.query(query)).rowCount ?? 0,
  }
}
