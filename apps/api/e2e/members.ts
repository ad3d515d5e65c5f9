import { expect } from '@playwright/test'
import { inData, post } from '@minaret/e2e'

/** What every member's account has. */
export const password = 'seven quiet lanterns'

/** Opens an account at a demonstration mosque. */
export async function register(address: string, email: string) {
  expect((await post(address, '/api/user/register', { name: 'Aisha Rahman', email, password })).status).toBe(200)
}

/** Tries to log in. @param word the password @param more further headers */
export const logIn = (address: string, email: string, word = password, more: Record<string, string> = {}) =>
  post(address, '/api/user/login', { email, password: word }, more)

/** The session that an answer to a login begins. */
export const tokenOf = async (answer: Response): Promise<string> => inData(await answer.json(), 'token') ?? ''

/** With which status somebody's own data is answered. */
export const profile = async (address: string, token: string): Promise<number> =>
  (await post(address, '/api/user/details', {}, { 'x-jwt-token': token })).status
