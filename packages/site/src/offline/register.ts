import { workerAddress } from './kept.ts'

/** The part of the browser's trusted types this needs (https://w3c.github.io/trusted-types/). */
type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Script }
type Script = { createScriptURL(url: string): string }

const hasPolicies = (scope: object): scope is { trustedTypes: Policies } => 'trustedTypes' in scope

/** Lets the browser keep the prayer times for when there is no connection. Where it cannot, nothing is lost. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator
  // Our pages take scripts from trusted addresses alone, and this is the one there is.
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
