import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { withTimeout } from '../base/withTimeout.ts'
import { folderOf, storagePath, StorageError, type Storage } from './storage.ts'

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

const pathOf = (tenantId: string, name: string) => `/${storagePath(tenantId, name)}`

/** Timeout until a response begins, in milliseconds; receiving a large file may take longer. */
const responseTimeout = 20_000

/** Minimum upload rate in bytes per millisecond, because the response begins only once the upload is complete. */
const minimumRate = 100

/** Number of attempts after transient errors, and the delay before the second one in milliseconds. */
const maxAttempts = 4
const retryDelay = 200

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

  const sendOnce = async (method: string, path: string, { body, range }: RequestOptions): Promise<Response> => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs + (body?.length ?? 0) / minimumRate)
    try {
      const headers = { 'x-amz-content-sha256': sha256(body ?? ''), ...(range ? { range } : {}) }
      const signedRequest = await client.sign(`${address}${path}`, { method, body, headers })
      // Passed to fetch rather than to the Request, whose signal is lost if it is garbage-collected while sending.
      return await fetch(signedRequest, { signal: timeout.signal })
    } catch (cause) {
      throw new StorageError(
        `The storage at ${address} does not respond. Check STORAGE_URL and the network; the next request tries again.`,
        { cause },
      )
    } finally {
      clearTimeout(timer)
    }
  }

  const sendRequest = async (method: string, path: string, options: RequestOptions = {}): Promise<Response> => {
    for (let attemptsLeft = maxAttempts - 1, delay = retryDelay; ; attemptsLeft -= 1, delay *= 2) {
      const response = await sendOnce(method, path, options)
      if (attemptsLeft === 0 || !isTransient(response)) return response
      await response.body?.cancel()
      // Jitter, so that servers do not all retry at the same time.
      await wait(delay * (0.5 + Math.random()))
    }
  }

  /** Describes a refusal, with the code from the response. */
  const makeRefusal = async (response: Response): Promise<StorageError> => {
    const body = await response.text().catch(() => '')
    const code = /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1] ?? String(response.status)
    if (isFull(response.status, code))
      return new StorageError(
        `The storage at ${address} is full (${code}). Delete something there, or raise its quota; the next request tries again.`,
        { code: 'ENOSPC' },
      )
    const hint =
      response.status === 403
        ? 'Check the key, its secret and its permissions: read, write, delete and list.'
        : response.status === 404 || response.status === 301
          ? 'Check the name of the bucket, its endpoint and its region.'
          : 'The next request tries again.'
    return new StorageError(`The storage at ${address} refused (${code}). ${hint}`)
  }

  const expectOk = async (response: Response): Promise<void> => {
    if (!response.ok) throw await makeRefusal(response)
    await response.body?.cancel()
  }

  /** Lists files below a prefix, at most a thousand. */
  const list = async (prefix: string, limit: number): Promise<string[]> => {
    const response = await sendRequest('GET', `?list-type=2&max-keys=${limit}&prefix=${encodeURIComponent(prefix)}`)
    if (!response.ok) throw await makeRefusal(response)
    // Our names contain nothing that needs XML escaping.
    return [...(await response.text()).matchAll(/<Key>([^<&]+)<\/Key>/g)].flatMap(([, name]) => name ?? [])
  }

  let probedAt = -Infinity

  /** Detects a key that may not write or delete before it affects a mosque. */
  const probe = async () => {
    const path = `/check/${randomBytes(12).toString('hex')}`
    await expectOk(await sendRequest('PUT', path, { body: new TextEncoder().encode('ok') }))
    await expectOk(await sendRequest('DELETE', path))
    probedAt = performance.now()
  }

  return {
    async put(tenantId, name, bytes) {
      await expectOk(await sendRequest('PUT', pathOf(tenantId, name), { body: new Uint8Array(bytes) }))
    },
    async open(tenantId, name, range) {
      const rangeHeader = range && `bytes=${range.first}-${range.last}`
      const response = await sendRequest('GET', pathOf(tenantId, name), { range: rangeHeader })
      if (response.status === 404 && !(await isBucketMissing(response))) return undefined
      if (!response.ok || !response.body) throw await makeRefusal(response)
      const totalSize =
        /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? response.headers.get('content-length')
      return {
        size: Number(totalSize),
        body: Readable.from(readParts(response.body, timeoutMs), { objectMode: false }),
      }
    },
    async size(tenantId, name) {
      const response = await sendRequest('HEAD', pathOf(tenantId, name))
      if (response.status === 404) return undefined
      await expectOk(response)
      return Number(response.headers.get('content-length'))
    },
    async remove(tenantId, names) {
      for (const name of names) {
        const response = await sendRequest('DELETE', pathOf(tenantId, name))
        if (response.status !== 404) await expectOk(response)
      }
    },
    async removeAll(tenantId) {
      const folder = `${folderOf(tenantId)}/`
      for (let names = await list(folder, 1000); names.length > 0; names = await list(folder, 1000))
        for (const name of names) await expectOk(await sendRequest('DELETE', `/${name}`))
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
async function* readParts(body: NonNullable<Response['body']>, timeoutMs: number): AsyncGenerator<Uint8Array> {
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
const isBucketMissing = async (response: Response): Promise<boolean> =>
  (await response.clone().text()).includes('NoSuchBucket')
