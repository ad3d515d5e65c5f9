import { workerAddress } from './offlineCopy.ts'

/** The part of the browser's trusted types this needs (https://w3c.github.io/trusted-types/). */
type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Script }
type Script = { createScriptURL(url: string): string }

const hasPolicies = (scope: object): scope is { trustedTypes: Policies } => 'trustedTypes' in scope

/** Registers the service worker that stores the prayer times for use offline. A browser that cannot loses nothing. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // Our pages require trusted script addresses, and this is the only one.
  const policy = hasPolicies(window)
    ? window.trustedTypes.createPolicy('offline', { createScriptURL: (url) => url })
    : undefined
  try {
    await serviceWorker.register(policy?.createScriptURL(workerAddress) ?? workerAddress, {
      scope: '/',
      updateViaCache: 'none',
    })
  } catch {
    // A private window, or storage that is full or forbidden.
  }
}
