import { Gauge, type Registry } from 'prom-client'
import type { Storage } from '../files/storage.ts'
import { withTimeout } from '../base/withTimeout.ts'
import { isOutOfSpace } from '../db/transientErrors.ts'
import type { Check } from './readiness.ts'

/** What is asked of a storage: whether files can be read and written. */
export type StorageState = Pick<Storage, 'check'>

/** For how long an answer stands, in milliseconds: a bucket takes money for each question. */
const maxAge = 15_000

/** Longer than this, in milliseconds, nobody who reads the figures waits for a storage. */
const checkTimeout = 3000

/** Pages and payments need no files: a storage may be away, and whoever runs the host should know. */
export const storageCheck = (storage: StorageState): Check => ({
  name: 'storage',
  spare: true,
  probe: () =>
    storage.check().catch((error: unknown) => {
      throw new Error(
        isOutOfSpace(error)
          ? 'The file storage is full: nothing can be uploaded. Free some space: uploads then work again automatically.'
          : 'The file storage cannot be read or written.',
      )
    }),
})

/** A gauge of whether files can be read and written. */
export function createStorageGauge(storage: StorageState, registry: Registry, now: () => number = Date.now): void {
  let latest: { at: number; up: Promise<number> } | undefined
  const probe = () =>
    withTimeout(storage.check(), checkTimeout, () => new Error('The file storage does not respond.')).then(
      () => 1,
      () => 0,
    )
  new Gauge({
    name: 'minaret_storage_up',
    help: 'Whether the file storage could be read and written at the last check.',
    registers: [registry],
    async collect() {
      if (!latest || now() - latest.at >= maxAge) latest = { at: now(), up: probe() }
      this.set(await latest.up)
    },
  })
}
