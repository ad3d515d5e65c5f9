import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

/** Survives a logout: the token identifies the browser, not the person (decisions, section 4). */
const key = 'minaret.device'

const parseToken = (value: unknown) => (isRecord(value) && typeof value.token === 'string' ? value.token : undefined)

/** The device token to send with a login; empty if this browser has not logged in before. */
export function readDeviceToken(storage: BrowserStorage): { device?: string } {
  const device = storage.read(key, parseToken)
  return device === undefined ? {} : { device }
}

/** Stores the device token the server issued. An older server issues none. */
export function saveDeviceToken(storage: BrowserStorage, device: string | undefined): void {
  if (device) storage.write(key, { token: device })
}

/** Removes the device token after the account is deleted. */
export const removeDeviceToken = (storage: BrowserStorage): void => storage.remove(key)
