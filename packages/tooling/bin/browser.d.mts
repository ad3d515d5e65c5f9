/** Given to every browser: no sandbox (containers, root), no GPU, no QUIC, and no traffic of its own. */
export const browserArguments: string[]

/** A Chromium that starts, or a sentence for people that says why there is none. */
export function findBrowser(): Promise<{ path: string; env: Record<string, string>; how: string } | { missing: string }>
