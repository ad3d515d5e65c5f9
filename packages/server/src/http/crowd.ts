import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey, isOwnMachine } from '../limits/address.ts'
import { sendRefusal } from './envelope.ts'
import { isInside } from './inside.ts'
import type { Refusal } from './operation.ts'
import { httpMessages } from './words/index.ts'

/** How many may be inside at once. */
export type CrowdLimits = {
  /** More would all wait longer than anybody does. */
  most?: number
  /** From one address, so that nobody keeps everybody else out. */
  fromOne?: number
  /** How long an answer may be left unfetched, in milliseconds: who reads nothing goes. */
  patience?: number
}

const tooMany: Refusal = {
  status: 503,
  message: httpMessages.crowded,
  headers: { 'retry-after': '2' },
}

/**
 * A request's place inside, while it has one; since when its answer waits to be fetched, how much of it was fetched then,
 * and how to break it off.
 */
type Place = { leave?: () => void; sentAt?: number; fetched: number; socket: Socket; destroy(): void }

/** Who fetches less than this between two looks fetches nothing, in bytes: a file on the slowest line has more. */
const slowest = 8000

/** How often answers nobody fetches are looked for, in milliseconds: a timer for each would cost more than the answers. */
const lookEvery = 5000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** The places of a host: each is counted for all, and for whoever has it. */
function createPlaces(most: number, fromOne: number) {
  let taken = 0
  const byOne = new Map<string, number>()
  /** @returns how to leave again; nothing when there is no place */
  return (address: string): (() => void) | undefined => {
    // Where everybody comes from one address of this machine, it tells nobody apart.
    const one = isOwnMachine(address) ? undefined : addressKey(address)
    const theirs = one === undefined ? 0 : (byOne.get(one) ?? 0)
    if (taken >= most || theirs >= fromOne) return undefined
    taken += 1
    if (one !== undefined) byOne.set(one, theirs + 1)
    return () => {
      taken -= 1
      if (one === undefined) return
      const left = (byOne.get(one) ?? 1) - 1
      if (left > 0) byOne.set(one, left)
      else byOne.delete(one)
    }
  }
}

/**
 * Turns people away at the door while too many wait inside, so that those inside are answered. Who is still sending has
 * no place: a body may take half a minute to arrive, and costs nothing until it is here.
 */
export function limitCrowd(
  app: FastifyInstance,
  { most = 1000, fromOne = 250, patience = 60_000 }: CrowdLimits = {},
): void {
  const takePlace = createPlaces(most, fromOne)
  const places = new Map<FastifyRequest, Place>()

  /** @returns whether there was a place, or none was needed */
  const enter = (request: FastifyRequest): boolean => {
    const place = places.get(request)
    // A page's own calls belong to a request that was let in.
    if (!place || place.leave) return true
    place.leave = takePlace(request.ip)
    return place.leave !== undefined
  }
  const leave = (request: FastifyRequest) => {
    const place = places.get(request)
    place?.leave?.()
    if (place) place.leave = undefined
  }

  app.addHook('onRequest', (request, reply, next) => {
    if (isInside(request) || request.routeOptions.config?.always) return next()
    places.set(request, { fetched: 0, socket: request.raw.socket, destroy: () => reply.raw.destroy() })
    // One hook hears of every end: answered, broken off by the visitor, or failed.
    reply.raw.once('close', () => {
      leave(request)
      places.delete(request)
    })
    if (!enter(request)) return sendRefusal(reply, tooMany)
    next()
  })
  app.addHook('preParsing', (request, _reply, body, next) => {
    if (hasBody(request)) leave(request)
    next(null, body)
  })
  app.addHook('preValidation', (request, reply, next) => {
    if (!enter(request)) return sendRefusal(reply, tooMany)
    next()
  })
  app.addHook('onSend', (request, _reply, payload, next) => {
    const place = places.get(request)
    if (place) place.sentAt = Date.now()
    next(null, payload)
  })
  const looking = setInterval(
    () => {
      const before = Date.now() - patience
      for (const place of places.values()) {
        if (place.sentAt === undefined) continue
        const { bytesWritten } = place.socket
        if (bytesWritten - place.fetched > slowest) place.sentAt = Date.now()
        place.fetched = bytesWritten
        if (place.sentAt < before) place.destroy()
      }
    },
    Math.min(lookEvery, patience),
  )
  looking.unref()
  app.addHook('onClose', (_app, next) => {
    clearInterval(looking)
    next()
  })
}
