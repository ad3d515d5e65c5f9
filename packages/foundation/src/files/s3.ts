import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { withTimeout } from '../base/withTimeout.ts'
import { folderOf, pathIn, StorageError, type Storage } from './storage.ts'

/** A bucket of Amazon S3, or of one of the many that speak like it. */
export type Bucket = {
  /** Address of the bucket, without a stroke at its end. */
  address: string
  region: string
  /** Who opens it. */
  key: { id: string; secret: string }
  /** How long an answer may take to begin, in milliseconds; a test may be less patient. */
  patience?: number
}

const at = (tenantId: string, name: string) => `/${pathIn(tenantId, name)}`

/** How long an answer may take to begin, in milliseconds; a large file then takes as long as it takes. */
const responseTimeout = 20_000

/** Bytes a millisecond: an answer begins once all is sent, so what is sent more slowly counts as not sent. */
const minimumRate = 100

/** How often it is asked where the other side stumbles, and how long is waited before the second time, in milliseconds. */
const tries = 4
const pause = 200

/** For how long it is believed that what could be written can be, in milliseconds: writing costs money. */
const probeInterval = 5 * 60_000

/** How buckets say that there is no more room, beside HTTP's 507: Ceph's quota, and MinIO's disk and quota. */
const isFull = (status: number, code: string): boolean =>
  status === 507 || /^(QuotaExceeded|InsufficientStorage|XMinioStorageFull|XMinioAdminBucketQuotaExceeded)/.test(code)

const isTransient = ({ status }: Response) => (status >= 500 && status !== 507) || status === 429

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** Files in a bucket, kept apart by their tenant's folder. */
export function bucketStorage({ address, region, key, patience = responseTimeout }: Bucket): Storage {
  // The signature covers the content too.
  const client = new AwsClient({ accessKeyId: key.id, secretAccessKey: key.secret, region, service: 's3' })

  type Asking = { body?: Uint8Array<ArrayBuffer>; range?: string }

  const askOnce = async (method: string, path: string, { body, range }: Asking): Promise<Response> => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), patience + (body?.length ?? 0) / minimumRate)
    try {
      const headers = { 'x-amz-content-sha256': sha256(body ?? ''), ...(range ? { range } : {}) }
      const signed = await client.sign(`${address}${path}`, { method, body, headers })
      // Given here, and not to a request: one that is collected while it is sent takes its signal along.
      return await fetch(signed, { signal: late.signal })
    } catch (cause) {
      throw new StorageError(
        `The storage at ${address} does not respond. Check STORAGE_URL and the network; the next request tries again.`,
        { cause },
      )
    } finally {
      clearTimeout(timer)
    }
  }

  const ask = async (method: string, path: string, asking: Asking = {}): Promise<Response> => {
    for (let left = tries - 1, before = pause; ; left -= 1, before *= 2) {
      const answer = await askOnce(method, path, asking)
      if (left === 0 || !isTransient(answer)) return answer
      await answer.body?.cancel()
      // Hosts that stumbled together do not come back together.
      await wait(before * (0.5 + Math.random()))
    }
  }

  /** What the other side refused, in words; its own answer names the reason. */
  const refusal = async (answer: Response): Promise<StorageError> => {
    const body = await answer.text().catch(() => '')
    const code = /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1] ?? String(answer.status)
    if (isFull(answer.status, code))
      return new StorageError(
        `The storage at ${address} is full (${code}). Delete something there, or raise its quota; the next request tries again.`,
        { code: 'ENOSPC' },
      )
    const next =
      answer.status === 403
        ? 'Check the key, its secret and its permissions: read, write, delete and list.'
        : answer.status === 404 || answer.status === 301
          ? 'Check the name of the bucket, its endpoint and its region.'
          : 'The next request tries again.'
    return new StorageError(`The storage at ${address} refused (${code}). ${next}`)
  }

  const done = async (answer: Response): Promise<void> => {
    if (!answer.ok) throw await refusal(answer)
    await answer.body?.cancel()
  }

  /** Names of files below a prefix, a thousand at most. */
  const list = async (prefix: string, most: number): Promise<string[]> => {
    const answer = await ask('GET', `?list-type=2&max-keys=${most}&prefix=${encodeURIComponent(prefix)}`)
    if (!answer.ok) throw await refusal(answer)
    // Names of ours hold nothing that XML would write otherwise.
    return [...(await answer.text()).matchAll(/<Key>([^<&]+)<\/Key>/g)].flatMap(([, name]) => name ?? [])
  }

  let probedAt = -Infinity

  /** A key that may only read, or write and not take away, is found out before a mosque finds it out. */
  const probe = async () => {
    const path = `/check/${randomBytes(12).toString('hex')}`
    await done(await ask('PUT', path, { body: new TextEncoder().encode('ok') }))
    await done(await ask('DELETE', path))
    probedAt = performance.now()
  }

  return {
    async put(tenantId, name, bytes) {
      await done(await ask('PUT', at(tenantId, name), { body: new Uint8Array(bytes) }))
    },
    async open(tenantId, name, range) {
      const part = range && `bytes=${range.first}-${range.last}`
      const answer = await ask('GET', at(tenantId, name), { range: part })
      if (answer.status === 404 && !(await isBucketMissing(answer))) return undefined
      if (!answer.ok || !answer.body) throw await refusal(answer)
      const whole =
        /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? answer.headers.get('content-length')
      return { size: Number(whole), body: Readable.from(partsOf(answer.body, patience), { objectMode: false }) }
    },
    async size(tenantId, name) {
      const answer = await ask('HEAD', at(tenantId, name))
      if (answer.status === 404) return undefined
      await done(answer)
      return Number(answer.headers.get('content-length'))
    },
    async remove(tenantId, names) {
      for (const name of names) {
        const answer = await ask('DELETE', at(tenantId, name))
        if (answer.status !== 404) await done(answer)
      }
    },
    async removeAll(tenantId) {
      const folder = `${folderOf(tenantId)}/`
      for (let names = await list(folder, 1000); names.length > 0; names = await list(folder, 1000))
        for (const name of names) await done(await ask('DELETE', `/${name}`))
    },
    async check() {
      if (performance.now() - probedAt >= probeInterval) return probe()
      // Listing needs the key and the bucket, and costs next to nothing.
      await list('check/', 1)
    },
    mark: () => Promise.resolve(`bucket ${sha256(address)}`),
    // What is not whole is not there.
    sweep: () => Promise.resolve(),
  }
}

/** What an answer holds, as it comes; whoever stops reading lets go of it, and one that does not go on has an end. */
async function* partsOf(body: NonNullable<Response['body']>, patience: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const next = () =>
    withTimeout(
      reader.read(),
      patience,
      () =>
        new StorageError('The storage closed the connection in the middle of a file. The next request tries again.'),
    )
  try {
    for (let part = await next(); !part.done; part = await next()) yield part.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** A file that is not there is no fault; a bucket that is not is. */
const isBucketMissing = async (answer: Response): Promise<boolean> =>
  (await answer.clone().text()).includes('NoSuchBucket')
