import { trustedUrl } from '@minaret/client/trusted-url'
import { workerAddress } from './offlineCopy.ts'

/** Registers the service worker that stores the prayer times for use offline. Failure is harmless. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedUrl('offline', workerAddress), { scope: '/', updateViaCache: 'none' })
  } catch {
    // A private window, or storage that is full or blocked.
  }
}
