import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './envelope.ts'
import { isInside } from './inside.ts'
import type { Refusal } from './operation.ts'

/** How many may be answered at once; more would all wait longer than anybody does. */
const most = 1000

const tooMany: Refusal = {
  status: 503,
  message: 'Very many people are here just now. Please try again in a moment.',
  headers: { 'retry-after': '2' },
}

/** Turns people away at the door while too many wait inside, so that those inside are answered. */
export function limitCrowd(app: FastifyInstance, limit = most): void {
  let inside = 0
  app.addHook('onRequest', (request, reply, next) => {
    // A page's own calls belong to a request that was let in.
    if (isInside(request)) return next()
    // One hook hears of every end: answered, broken off by the visitor, or failed.
    inside += 1
    reply.raw.once('close', () => (inside -= 1))
    if (inside > limit) return sendRefusal(reply, tooMany)
    next()
  })
}
