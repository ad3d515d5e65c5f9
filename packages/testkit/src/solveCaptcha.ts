import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a challenge as a page does. @param text the challenge sent with the page token @returns the value for `captcha` */
export async function solveCaptcha(text: string): Promise<string> {
  const challenge: Parameters<typeof solveChallenge>[0]['challenge'] = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
