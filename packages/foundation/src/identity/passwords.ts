import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createQueue } from './passwordQueue.ts'

/** Cost of a hash: memory in KiB, passes, lanes. */
export type HashCost = { memory: number; passes: number; parallelism: number }

/** Hashes and verifies passwords, a few at a time. */
export type Passwords = {
  /** @throws TooBusyError if too many are waiting */
  hash(password: string): Promise<string>
  /**
   * Verifies a password. A missing hash, or one with a lower cost, takes the same time, so that timing does not reveal whether
   * an account exists or is old.
   * @returns `outdated` if the hash has a lower cost than new hashes
   * @throws TooBusyError if too many are waiting
   */
  check(password: string, hash: string | undefined): Promise<{ isCorrect: boolean; isOutdated: boolean }>
}

/** The minimum cost of argon2id in OWASP's Password Storage Cheat Sheet. */
const owasp: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Normalises the password, so that the keyboard does not matter. */
const toBytes = (password: string) => Buffer.from(password.normalize('NFC'))

/** Hashes a password. */
export type Digest = (password: string, salt: Buffer, cost: HashCost, length: number) => Promise<Buffer>

/** Node's argon2id. */
export const argon2id: Digest = (password, salt, cost, length) =>
  new Promise<Buffer>((resolve, reject) => {
    argon2('argon2id', { message: toBytes(password), nonce: salt, tagLength: length, ...cost }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })

/** Formats a PHC string: parameters, salt, hash. */
const formatHash = ({ memory, passes, parallelism }: HashCost, salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(hash)}`

function parseHash(text: string) {
  const [, memory, passes, parallelism, salt = '', hash = ''] = hashPattern.exec(text) ?? []
  if (!memory) throw new Error('A password is stored in an unknown format.')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** Work of a hash: the time of argon2id is proportional to the memory it writes in each pass. */
const getWork = ({ memory, passes }: HashCost) => memory * passes

/** Makes up for the work by which a hash was cheaper than a new one. */
async function padWork(digest: Digest, usedCost: HashCost, cost: HashCost): Promise<void> {
  const memory = Math.floor((getWork(cost) - getWork(usedCost)) / cost.passes)
  // The minimum of argon2.
  if (memory < 8 * cost.parallelism) return
  await digest('', randomBytes(16), { ...cost, memory }, 32)
}

/** Creates the password hashing. @param options cost of a hash, maximum number running and waiting, and the hash function */
export function createPasswords({ cost = owasp, maxRunning = 2, maxWaiting = 40, digest = argon2id } = {}): Passwords {
  const queue = createQueue(maxRunning, maxWaiting)
  // A hash that matches no password, at the full cost.
  const placeholderHash = formatHash(cost, randomBytes(16), randomBytes(32))
  return {
    hash: (password) =>
      queue.run(async () => {
        const salt = randomBytes(16)
        return formatHash(cost, salt, await digest(password, salt, cost, 32))
      }),
    check: (password, storedHash) =>
      queue.run(async () => {
        const parts = parseHash(storedHash ?? placeholderHash)
        const hash = await digest(password, parts.salt, parts.cost, parts.hash.length)
        const { memory, passes, parallelism } = parts.cost
        await padWork(digest, parts.cost, cost)
        const isOutdated = memory < cost.memory || passes < cost.passes || parallelism !== cost.parallelism
        return { isCorrect: timingSafeEqual(hash, parts.hash) && storedHash !== undefined, isOutdated }
      }),
  }
}
