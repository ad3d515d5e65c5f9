/** The part of the Trusted Types API used here (https://w3c.github.io/trusted-types/). */
type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Script }
type Script = { createScriptURL(url: string): string }

const hasPolicies = (scope: object): scope is { trustedTypes: Policies } => 'trustedTypes' in scope

/** Passes a script's URL through a Trusted Types policy that allows only this URL. */
export const trustedUrl = (policy: string, url: string): string =>
  hasPolicies(window)
    ? window.trustedTypes.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url)
    : url
