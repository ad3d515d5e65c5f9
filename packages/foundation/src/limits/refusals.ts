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

/** Who it is about: the sender's own address, or everybody. */
export type LimitScope = 'own' | 'others'

/** Said to whoever has to wait. @param milliseconds until it is free again */
export const tooOften = (whose: LimitScope, milliseconds: number): Refusal => {
  const say = whose === 'own' ? limitMessages.tooOften : limitMessages.tooBusy
  return refusal(say(waitOf(secondsIn(milliseconds))), milliseconds)
}

/**
 * Asks for a solved challenge. A page solves it by itself; its words are for whoever cannot.
 * @param milliseconds until none is needed any more
 */
export const askChallenge = (whose: LimitScope, milliseconds: number, challenge: string): Refusal => {
  const message = whose === 'own' ? limitMessages.checkOwn : limitMessages.checkAll
  return refusal(message, milliseconds, { errors: { captcha: message }, challenge })
}
