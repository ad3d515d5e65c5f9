import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  confirmationFor,
  deskRights,
  isInstallationOperation,
  mayUse,
  supportRole,
  usableWhileSuspended,
} from '@minaret/plans'
import type { Secrets } from '../base/secrets.ts'
import { needsDatabase } from '../operations/databaseOperations.ts'
import type {
  DeskCall,
  DeskOperationId,
  DeskOperations,
  MosqueCall,
  MosqueOperationId,
} from '../operations/deskOperation.ts'
import type { Database } from '../db/database.ts'
import type { Guard } from '../identity/guard.ts'
import { withoutPort } from '../network/address.ts'
import type { Refusal } from '../responses/response.ts'
import { isSafeConnection, readSessionCookie } from '../staff/cookie.ts'
import { isLocalVisit } from '../staff/localVisit.ts'
import { listMemberships } from '../staff/members.ts'
import { findStaffSession, hasWriteToken, isConfirmed, type StaffSession } from '../staff/sessions.ts'
import type { Directory } from '../tenancy/directory.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { createResponseWriter, type HandlerResponse } from './responseWriter.ts'
import { createRequestCheck } from './requestCheck.ts'
import type { Endpoint } from './readContract.ts'
import type { DeskRates } from './deskRates.ts'
import { deskEndpoints } from './contracts.ts'
import { sendRefusal } from './envelope.ts'
import { refuseWithoutPreflight } from './json.ts'
import { createUploadGate } from './oneUpload.ts'
import { noSession } from './mountOperations.ts'
import { messages as httpMessages } from './messages.gen.ts'

/** Options for mounting the desk's operations. */
export type DeskMounting<Services> = {
  app: FastifyInstance
  /** The desk's host name, which belongs to no mosque. */
  hostname: string
  operations: DeskOperations<DeskOperationId, Services>
  services: Services
  database: Database
  directory: Directory
  secrets: Secrets
  guard: Guard
  now: () => Date
  rates?: DeskRates
  /** Whether the session belongs to an installation owner; without it there are none. */
  isInstallationOwner?(session: StaffSession, isLocal: boolean): boolean
  /** Returns the mosque of that name, if its owners currently allow the session support access. Called for every call. */
  findSupported?(session: StaffSession, isLocal: boolean, slug: string): Promise<Tenant | undefined>
  /** Whether a response that violates the contract is an error, for tests. */
  checkAnswers: boolean
}

/** The session of a call, and its mosque. */
type Access = {
  session?: StaffSession
  mosque?: { tenant: Tenant; member: MosqueCall<MosqueOperationId>['member'] }
}

declare module 'fastify' {
  interface FastifyRequest {
    deskAccess?: Access
  }
}

const notFound: Refusal = { status: 404, message: httpMessages.notFound }
const insecure: Refusal = { status: 403, message: httpMessages.deskNeedsHttps }
const foreignOrigin: Refusal = { status: 403, message: httpMessages.foreignPage }
const staleToken: Refusal = { status: 403, message: httpMessages.reloadPage }
const notAllowed: Refusal = { status: 403, message: httpMessages.roleNotAllowed }
const readOnly: Refusal = { status: 403, message: httpMessages.mosqueSuspended }
const notConfirmed: Refusal = {
  status: 403,
  message: httpMessages.confirmAgain,
  data: { errors: { confirmation: httpMessages.confirmAgain } },
}

/**
 * Mounts the operations of the desk. It checks the host name and connection first, then whether a write comes from the desk's
 * own page, the session, membership of the mosque's staff, the roles, and finally the request. An account outside the staff
 * gets the same response as for a mosque that does not exist.
 * @throws if an operation of the contract has no handler
 */
export function mountDesk<Services>(mounting: DeskMounting<Services>): void {
  const { app, hostname, operations, checkAnswers } = mounting
  const isKnown = (id: string): id is DeskOperationId => id in operations
  const refuseSecondUpload = createUploadGate()
  for (const endpoint of deskEndpoints(isKnown)) {
    const { id } = endpoint
    const writer = createResponseWriter(endpoint, checkAnswers)
    const check = createRequestCheck(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.url,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      config: { takesBytes: endpoint.takesBytes },
      async onRequest(request, reply) {
        if (getHostname(request) !== hostname) return sendRefusal(reply, notFound)
        const refusal = await admit(mounting, endpoint, request)
        if (refusal) return sendRefusal(reply, refusal)
        const accountId = endpoint.takesBytes ? request.deskAccess?.session?.account.id : undefined
        const uploadRefusal = accountId === undefined ? undefined : refuseSecondUpload(accountId, reply.raw)
        return uploadRefusal && sendRefusal(reply, uploadRefusal)
      },
      async handler(request, reply: FastifyReply) {
        reply.header('cache-control', 'no-store')
        const refusal = check(request)
        if (refusal) return sendRefusal(reply, refusal)
        return writer.send(reply, await run(mounting, id, request))
      },
    })
  }
}

/** Runs all checks before the body is read, and stores the session and mosque in the request. */
async function admit<Services>(
  mounting: DeskMounting<Services>,
  { id, method, session: sessionNeed }: Endpoint<DeskOperationId>,
  request: FastifyRequest,
): Promise<Refusal | undefined> {
  if (!isSafeConnection(request)) return insecure
  const isWrite = method === 'POST'
  const preflightRefusal = isWrite ? refuseWithoutPreflight(request) : undefined
  if (preflightRefusal) return preflightRefusal
  if (isWrite && !isOwnOrigin(request)) return foreignOrigin
  const session = await findDeskSession(mounting, request)
  const rateRefusal = await mounting.rates?.(session?.account.id ?? request.ip, session !== undefined)
  if (rateRefusal) return rateRefusal
  request.deskAccess = { session }
  if (sessionNeed === 'none') return undefined
  if (!session) return sessionNeed === 'required' ? noSession : undefined
  const token = request.headers['x-desk-token']
  if (isWrite && !hasWriteToken(session, typeof token === 'string' ? token : undefined)) return staleToken
  // A 404 for anyone but installation owners.
  if (isInstallationOperation(id) && !mounting.isInstallationOwner?.(session, isLocalVisit(request))) return notFound
  const neededConfirmation = confirmationFor(id)
  if (neededConfirmation && !isConfirmed(session, neededConfirmation, mounting.now())) return notConfirmed
  const slug = readMosqueSlug(request)
  if (slug === undefined) return undefined
  const mosque =
    (await findOwnMosque(mounting, session, slug)) ?? (await findSupportedMosque(mounting, session, slug, request))
  if (!mosque) return notFound
  if (!isMosqueOperation(id) || !mayUse(id, mosque.member.roles)) return notAllowed
  if (isWrite && mosque.tenant.suspension && !usableWhileSuspended.includes(id)) return readOnly
  request.deskAccess = { session, mosque }
  return undefined
}

/** Compares the Origin header, because mosques' websites may be on the same site as the desk. */
const isOwnOrigin = ({ headers: { origin, host }, protocol }: FastifyRequest) => origin === `${protocol}://${host}`

async function findDeskSession<Services>(
  { database, secrets, now }: DeskMounting<Services>,
  request: FastifyRequest,
): Promise<StaffSession | undefined> {
  const secret = readSessionCookie(request)
  if (secret === undefined) return undefined
  return database.forAccount()((tx) => findStaffSession(tx, { secrets, secret, now: now() }))
}

function readMosqueSlug({ params }: FastifyRequest): string | undefined {
  const { mosque }: { mosque?: unknown } = Object(params)
  return typeof mosque === 'string' ? mosque : undefined
}

/** Returns the mosque with that slug if the account is on its staff. Called every time, so removal takes effect at once. */
async function findOwnMosque<Services>(
  { database, directory }: DeskMounting<Services>,
  { account }: StaffSession,
  slug: string,
): Promise<Access['mosque']> {
  const membership = (await listMemberships(database, account.id)).find((candidate) => candidate.slug === slug)
  const tenant = membership && (await directory.byId(membership.tenantId))
  if (!membership || !tenant) return undefined
  const { roles, demonstration } = membership
  return { tenant, member: { accountId: account.id, roles, demonstration } }
}

/** Returns the mosque of that name, if its owners have granted support access that has not ended. */
async function findSupportedMosque<Services>(
  { findSupported }: DeskMounting<Services>,
  session: StaffSession,
  slug: string,
  request: FastifyRequest,
): Promise<Access['mosque']> {
  const tenant = await findSupported?.(session, isLocalVisit(request), slug)
  const demonstration = session.method === 'demonstration'
  return tenant && { tenant, member: { accountId: session.account.id, roles: [supportRole], demonstration } }
}

/** Whether an operation belongs to a mosque. */
const isMosqueOperation = (id: DeskOperationId): id is MosqueOperationId => id in deskRights

/** The reviewed seam between a name and its handler's specific types: the request has been validated by their schema. */
async function run<Services>(
  mounting: DeskMounting<Services>,
  id: DeskOperationId,
  request: FastifyRequest,
): Promise<HandlerResponse> {
  const { database, secrets, guard, now, services } = mounting
  const { session, mosque } = request.deskAccess ?? {}
  const call = {
    ...services,
    ...(needsDatabase(id) ? { database } : {}),
    secrets,
    guard,
    now: now(),
    params: request.params,
    query: request.query,
    body: request.body,
    session,
    log: request.log,
    request: {
      address: withoutPort(request.ip),
      protocol: request.protocol,
      isLocal: isLocalVisit(request),
      isDesk: true,
      header(name: string) {
        const value = request.headers[name.toLowerCase()]
        return Array.isArray(value) ? value[0] : value
      },
    } satisfies DeskCall<DeskOperationId>['request'],
    ...(mosque ? { ...mosque, db: database.forStaff(mosque.tenant.id, mosque.member) } : {}),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the operation router's seam, see `run`
  const handler = mounting.operations[id] as (validatedCall: typeof call) => Promise<HandlerResponse>
  return handler(call)
}
