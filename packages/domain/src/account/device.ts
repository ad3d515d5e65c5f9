import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

/** Stays when somebody logs out: it says nothing of them, and knows this browser again (decisions, section 4). */
const key = 'minaret.device'

const read = (value: unknown) => (isRecord(value) && typeof value.token === 'string' ? value.token : undefined)

/** What goes with a call that shows who somebody is; nothing in a browser nobody has logged in with. */
export function readDeviceToken(storage: BrowserStorage): { device?: string } {
  const device = storage.read(key, read)
  return device === undefined ? {} : { device }
}

/** Keeps what the host knows this browser by. An older host says nothing. */
export function saveDeviceToken(storage: BrowserStorage, device: string | undefined): void {
  if (device) storage.write(key, { token: device })
}

/** The account is deleted: nothing of it stays in this browser. */
export const dropDevice = (storage: BrowserStorage): void => storage.remove(key)
