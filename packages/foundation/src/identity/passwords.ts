import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createQueue } from './passwordQueue.ts'

/** How dear a hash is: memory in KiB, passes, lanes. */
export type HashCost = { memory: number; passes: number; parallelism: number }

/** Hashes passwords and compares them, a few at a time. */
export type Passwords = {
  /** @throws TooBusyError when too many wait already */
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one that was hashed. Without a hash it takes as long and is wrong, and with one that was
   * made more cheaply it takes as long as well: whoever asks for an account that is not there, or is old, cannot see it
   * from the time.
   * @returns outdated when the hash was made more cheaply than hashes are made now
   * @throws TooBusyError when too many wait already
   */
  check(password: string, hash: string | undefined): Promise<{ right: boolean; outdated: boolean }>
}

/** The least that OWASP's password storage sheet asks of argon2id. */
const owasp: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** One letter has one form, whichever keyboard wrote it. */
const asBytes = (password: string) => Buffer.from(password.normalize('NFC'))

/** Makes a hash of a password. */
export type Digest = (password: string, salt: Buffer, cost: HashCost, length: number) => Promise<Buffer>

/** Argon2id, as Node has it. */
export const argon2id: Digest = (password, salt, cost, length) =>
  new Promise<Buffer>((resolve, reject) => {
    argon2('argon2id', { message: asBytes(password), nonce: salt, tagLength: length, ...cost }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })

/** A PHC string: how it was made, the salt, the hash. */
const phc = ({ memory, passes, parallelism }: HashCost, salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`

function read(text: string) {
  const [, memory, passes, parallelism, salt = '', hash = ''] = form.exec(text) ?? []
  if (!memory) throw new Error('A password is stored in an unknown format.')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** The time of argon2id goes with the memory it writes, once a pass. */
const workOf = ({ memory, passes }: HashCost) => memory * passes

/** Spends what a cheaper hash has left of the cost of one that is made now. */
async function padding(digest: Digest, spent: HashCost, cost: HashCost): Promise<void> {
  const memory = Math.floor((workOf(cost) - workOf(spent)) / cost.passes)
  // Argon2 takes no less than this.
  if (memory < 8 * cost.parallelism) return
  await digest('', randomBytes(16), { ...cost, memory }, 32)
}

/** @param options how dear a hash is, how many are made at once, how many may wait, and what makes them */
export function createPasswords({ cost = owasp, atOnce = 2, waiting = 40, digest = argon2id } = {}): Passwords {
  const queue = createQueue(atOnce, waiting)
  // Of no password, and as dear as any.
  const nobody = phc(cost, randomBytes(16), randomBytes(32))
  return {
    hash: (password) =>
      queue.run(async () => {
        const salt = randomBytes(16)
        return phc(cost, salt, await digest(password, salt, cost, 32))
      }),
    check: (password, stored) =>
      queue.run(async () => {
        const parts = read(stored ?? nobody)
        const hash = await digest(password, parts.salt, parts.cost, parts.hash.length)
        const { memory, passes, parallelism } = parts.cost
        await padding(digest, parts.cost, cost)
        const outdated = memory < cost.memory || passes < cost.passes || parallelism !== cost.parallelism
        return { right: timingSafeEqual(hash, parts.hash) && stored !== undefined, outdated }
      }),
  }
}
