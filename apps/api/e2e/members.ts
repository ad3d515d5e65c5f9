import { expect } from '@playwright/test'
import { readDataField, post } from '@minaret/e2e'

/** The password of every member. */
export const password = 'seven quiet lanterns'

/** Registers an account at a demonstration mosque. */
export async function register(address: string, email: string) {
  expect((await post(address, '/api/user/register', { name: 'Aisha Rahman', email, password })).status).toBe(200)
}

/** Attempts to log in. */
export const logIn = (address: string, email: string, attempt = password, headers: Record<string, string> = {}) =>
  post(address, '/api/user/login', { email, password: attempt }, headers)

/** The session token in a login response. */
export const readToken = async (response: Response): Promise<string> =>
  readDataField(await response.json(), 'token') ?? ''

/** Requests the member's own details. @returns the response status */
export const fetchProfileStatus = async (address: string, token: string): Promise<number> =>
  (await post(address, '/api/user/details', {}, { 'x-jwt-token': token })).status
