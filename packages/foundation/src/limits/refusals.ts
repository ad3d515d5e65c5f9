import type { Refusal } from '../responses/response.ts'
import type { Message } from '../responses/localise.ts'
import { waitOf } from './duration.ts'
import { messages as limitMessages } from './messages.gen.ts'

const secondsIn = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

const refusal = (message: Message, milliseconds: number, data?: Refusal['data']): Refusal => ({
  status: 429,
  message,
  ...(data ? { data } : {}),
  headers: { 'retry-after': String(secondsIn(milliseconds)) },
})

/** Which limit was exceeded: that of the client's address, or that of others. */
export type LimitScope = 'own' | 'others'

/** Creates the refusal for a client that has to wait. @param milliseconds waiting time */
export const tooManyRequests = (whose: LimitScope, milliseconds: number): Refusal => {
  const texts = whose === 'own' ? limitMessages.tooOften : limitMessages.tooBusy
  return refusal(texts(waitOf(secondsIn(milliseconds))), milliseconds)
}

/**
 * Creates the refusal that requires a solved challenge. Pages solve it automatically; the message is for other clients.
 * @param milliseconds time until no challenge is needed
 */
export const requireChallenge = (whose: LimitScope, milliseconds: number, challenge: string): Refusal => {
  const message = whose === 'own' ? limitMessages.checkOwn : limitMessages.checkAll
  return refusal(message, milliseconds, { errors: { captcha: message }, challenge })
}
