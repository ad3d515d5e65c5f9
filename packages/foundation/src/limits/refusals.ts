import type { Refusal } from '../responses/response.ts'
import type { Message } from '../responses/localise.ts'
import { getWait } from './duration.ts'
import { messages as limitMessages } from './messages.gen.ts'

const toSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

const makeRefusal = (message: Message, milliseconds: number, data?: Refusal['data']): Refusal => ({
  status: 429,
  message,
  ...(data ? { data } : {}),
  headers: { 'retry-after': String(toSeconds(milliseconds)) },
})

/** The exceeded limit: that of the client's address, or a shared one. */
export type LimitScope = 'own' | 'others'

/** Creates the refusal for a client that has to wait. @param milliseconds waiting time */
export const tooManyRequests = (scope: LimitScope, milliseconds: number): Refusal => {
  const texts = scope === 'own' ? limitMessages.tooOften : limitMessages.tooBusy
  return makeRefusal(texts(getWait(toSeconds(milliseconds))), milliseconds)
}

/**
 * Creates the refusal that requires a solved challenge. Pages solve it automatically; the message is for other clients.
 * @param milliseconds time until no challenge is needed
 */
export const requireChallenge = (scope: LimitScope, milliseconds: number, challenge: string): Refusal => {
  const message = scope === 'own' ? limitMessages.checkOwn : limitMessages.checkAll
  return makeRefusal(message, milliseconds, { errors: { captcha: message }, challenge })
}
