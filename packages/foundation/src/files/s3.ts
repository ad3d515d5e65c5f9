import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { withTimeout } from '../base/withTimeout.ts'
import { folderOf, pathIn, StorageError, type Storage } from './storage.ts'

/** A bucket of Amazon S3 or a compatible service. */
export type Bucket = {
  /** URL of the bucket, without a trailing slash. */
  address: string
  region: string
  /** Access key. */
  key: { id: string; secret: string }
  /** Response timeout in milliseconds; tests use a shorter one. */
  timeoutMs?: number
}

const at = (tenantId: string, name: string) => `/${pathIn(tenantId, name)}`

/** Timeout until a response begins, in milliseconds; receiving a large file may take longer. */
const responseTimeout = 20_000

/** Minimum upload rate in bytes per millisecond, because a response only begins once the upload is complete. */
const minimumRate = 100

/** Number of attempts after transient errors, and the delay before the second one in milliseconds. */
const tries = 4
const pause = 200

/** Interval between write checks in milliseconds, because writes cost money. */
const probeInterval = 5 * 60_000

/** Whether a bucket is full: HTTP 507, or the codes for Ceph's quota and MinIO's disk and quota. */
const isFull = (status: number, code: string): boolean =>
  status === 507 || /^(QuotaExceeded|InsufficientStorage|XMinioStorageFull|XMinioAdminBucketQuotaExceeded)/.test(code)

const isTransient = ({ status }: Response) => (status >= 500 && status !== 507) || status === 429

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** Stores files in a bucket, in one folder per tenant. */
export function bucketStorage({ address, region, key, timeoutMs = responseTimeout }: Bucket): Storage {
  // The signature covers the content too.
  const client = new AwsClient({ accessKeyId: key.id, secretAccessKey: key.secret, region, service: 's3' })

  type RequestOptions = { body?: Uint8Array<ArrayBuffer>; range?: string }

  const askOnce = async (method: string, path: string, { body, range }: RequestOptions): Promise<Response> => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs + (body?.length ?? 0) / minimumRate)
    try {
      const headers = { 'x-amz-content-sha256': sha256(body ?? ''), ...(range ? { range } : {}) }
      const signed = await client.sign(`${address}${path}`, { method, body, headers })
      // Passed to fetch rather than to the Request, whose signal is lost if it is garbage-collected while sending.
      return await fetch(signed, { signal: timeout.signal })
    } catch (cause) {
      throw new StorageError(
        `The storage at ${address} does not respond. Check STORAGE_URL and the network; the next request tries again.`,
        { cause },
      )
    } finally {
      clearTimeout(timer)
    }
  }

  const ask = async (method: string, path: string, options: RequestOptions = {}): Promise<Response> => {
    for (let left = tries - 1, before = pause; ; left -= 1, before *= 2) {
      const answer = await askOnce(method, path, options)
      if (left === 0 || !isTransient(answer)) return answer
      await answer.body?.cancel()
      // Jitter, so that servers do not all retry at the same time.
      await wait(before * (0.5 + Math.random()))
    }
  }

  /** Describes a refusal, with the code from the response. */
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

  /** Lists files below a prefix, at most a thousand. */
  const list = async (prefix: string, limit: number): Promise<string[]> => {
    const answer = await ask('GET', `?list-type=2&max-keys=${limit}&prefix=${encodeURIComponent(prefix)}`)
    if (!answer.ok) throw await refusal(answer)
    // Our names contain nothing that needs XML escaping.
    return [...(await answer.text()).matchAll(/<Key>([^<&]+)<\/Key>/g)].flatMap(([, name]) => name ?? [])
  }

  let probedAt = -Infinity

  /** Detects a key that may not write or delete before a mosque runs into it. */
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
      return { size: Number(whole), body: Readable.from(partsOf(answer.body, timeoutMs), { objectMode: false }) }
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
      // Listing checks the key and the bucket, and costs almost nothing.
      await list('check/', 1)
    },
    mark: () => Promise.resolve(`bucket ${sha256(address)}`),
    // Buckets have no incomplete files.
    sweep: () => Promise.resolve(),
  }
}

/** Streams a response body, with a timeout per part; it is cancelled if the reader stops. */
async function* partsOf(body: NonNullable<Response['body']>, timeoutMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const next = () =>
    withTimeout(
      reader.read(),
      timeoutMs,
      () =>
        new StorageError('The storage closed the connection in the middle of a file. The next request tries again.'),
    )
  try {
    for (let part = await next(); !part.done; part = await next()) yield part.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Whether a 404 is about the bucket, which is an error, rather than a missing file. */
const isBucketMissing = async (answer: Response): Promise<boolean> =>
  (await answer.clone().text()).includes('NoSuchBucket')
