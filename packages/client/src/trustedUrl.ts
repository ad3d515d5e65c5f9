/** The part of the browser's trusted types this needs (https://w3c.github.io/trusted-types/). */
type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Script }
type Script = { createScriptURL(url: string): string }

const hasPolicies = (scope: object): scope is { trustedTypes: Policies } => 'trustedTypes' in scope

/** The address of a script as our pages require it: through a policy that knows this one. */
export const trustedUrl = (policy: string, url: string): string =>
  hasPolicies(window)
    ? window.trustedTypes.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url)
    : url
