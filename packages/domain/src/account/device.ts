import { isRecord, type Shelf } from '../storage/shelf.ts'

/** Stays when somebody logs out: it says nothing of them, and knows this browser again (decisions, section 4). */
const key = 'minaret.device'

const read = (value: unknown) => (isRecord(value) && typeof value.token === 'string' ? value.token : undefined)

/** What goes with a call that shows who somebody is; nothing in a browser nobody has logged in with. */
export function knownDevice(shelf: Shelf): { device?: string } {
  const device = shelf.read(key, read)
  return device === undefined ? {} : { device }
}

/** Keeps what the host knows this browser by. An older host says nothing. */
export function keepDevice(shelf: Shelf, device: string | undefined): void {
  if (device) shelf.write(key, { token: device })
}

/** The account is deleted: nothing of it stays in this browser. */
export const dropDevice = (shelf: Shelf): void => shelf.remove(key)
