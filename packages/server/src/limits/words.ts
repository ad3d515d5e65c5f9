import type { Refusal } from '../http/operation.ts'

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

const secondsIn = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

const refusal = (message: string, milliseconds: number, data?: Refusal['data']): Refusal => ({
  status: 429,
  message,
  ...(data ? { data } : {}),
  headers: { 'retry-after': String(secondsIn(milliseconds)) },
})

/** Who it is about: the sender's own address, or everybody. */
export type Whose = 'own' | 'others'

/** Said to whoever has to wait. @param milliseconds until it is free again */
export const tooOften = (whose: Whose, milliseconds: number): Refusal => {
  const wait = `Please try again in ${inWords(secondsIn(milliseconds))}.`
  return whose === 'own'
    ? refusal(`That came too often from your connection. ${wait}`, milliseconds)
    : refusal(`This website is getting far more visits than usual. ${wait}`, milliseconds)
}

/**
 * Asks for a solved challenge. A page solves it by itself; its words are for whoever cannot.
 * @param milliseconds until none is needed any more
 */
export const askChallenge = (whose: Whose, milliseconds: number, challenge: string): Refusal => {
  const why =
    whose === 'own'
      ? 'A lot has been sent from your connection'
      : 'This website is getting far more requests than usual'
  const message = `${why}, so we need to check you're not a robot. Please try again.`
  return refusal(message, milliseconds, { errors: { captcha: message }, challenge })
}
