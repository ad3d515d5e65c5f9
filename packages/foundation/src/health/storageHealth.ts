import { Gauge, type Registry } from 'prom-client'
import type { Storage } from '../files/storage.ts'
import { withTimeout } from '../base/withTimeout.ts'
import { isOutOfSpace } from '../db/transientErrors.ts'
import type { Check } from './readiness.ts'

/** The part of a storage that reports whether files can be read and written. */
export type StorageState = Pick<Storage, 'check'>

/** Milliseconds a result is cached, because each request to a bucket costs money. */
const maxAge = 15_000

/** Timeout of the check when reading metrics, in milliseconds. */
const checkTimeout = 3000

/** Creates the check of the storage. It is optional: pages and payments need no files, but the operator is told. */
export const storageCheck = (storage: StorageState): Check => ({
  name: 'storage',
  optional: true,
  probe: () =>
    storage.check().catch((error: unknown) => {
      throw new Error(
        isOutOfSpace(error)
          ? 'The file storage is full: nothing can be uploaded. Free some space: uploads then work again automatically.'
          : 'The file storage cannot be read or written.',
      )
    }),
})

/** Creates a gauge for whether files can be read and written. */
export function createStorageGauge(storage: StorageState, registry: Registry, now: () => number = Date.now): void {
  let latestProbe: { at: number; up: Promise<number> } | undefined
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
      if (!latestProbe || now() - latestProbe.at >= maxAge) latestProbe = { at: now(), up: probe() }
      this.set(await latestProbe.up)
    },
  })
}
