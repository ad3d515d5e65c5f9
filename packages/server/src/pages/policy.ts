import { isPrivateLink, takesCards } from '@minaret/plans'
import type { Tenant } from '@minaret/foundation/tenancy'

/** Tests an address as the site's router reads it: decoded and ignoring case. */
function matchesPath(test: (path: string) => boolean, url: string): boolean {
  const path = url.split('?')[0] ?? ''
  try {
    return test(decodeURIComponent(path).toLowerCase())
  } catch {
    return false
  }
}

/** The only page other sites may frame, in this spelling only. */
const framedPath = /^\/embed\/prayer-times(?:\?|$)/

/** The donate page of the mobile app, with any token. */
const appDonatePath = /^\/app\/donate(?:\/|$)/

/** Returns the sites that may frame a page: those of the mosque's own app, for the app's donate page only. */
const framingOrigins = (url: string, { config }: Tenant): readonly string[] =>
  matchesPath((path) => appDonatePath.test(path), url) ? config.appDonate.origins : []

/** Returns the origin of a picture on another host. Origins with characters that end a source or rule are rejected. */
function originOf(picture = ''): string[] {
  const { origin = '' } = URL.canParse(picture) ? new URL(picture) : {}
  return /^https:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? [origin] : []
}

/** Policy sources of a page's own scripts and styles: a nonce for one response, or hashes of their content. */
export type PolicySources = { scripts: readonly string[]; styles: readonly string[] }

/** Returns the policy sources of a page rendered for one visitor. */
export const nonceSources = (nonce: string): PolicySources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
})

/**
 * Returns the security headers of a page (baseline 1.3; Stripe's origins from its security guide). The marks allow our
 * scripts only, so that scripts injected into the HTML do not run.
 */
export function pagePolicy(url: string, tenant: Tenant, marks: PolicySources): Record<string, string> {
  if (framedPath.test(url)) return framedPolicy(marks)
  const hasCardPayments = matchesPath(takesCards, url) && ['test', 'live'].includes(tenant.config.payment.setting)
  const { logo, footerLogo } = tenant.config
  const logos = [...new Set([logo, footerLogo].flatMap(originOf))]
  const stripe = 'https://js.stripe.com https://*.js.stripe.com'
  const rules = [
    "default-src 'none'",
    `script-src ${[...marks.scripts, "'strict-dynamic'"].join(' ')}${hasCardPayments ? ` ${stripe}` : ''}`,
    ["style-src 'self'", ...marks.styles].join(' '),
    // React writes widths and positions as attributes; an attribute cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' data:", ...logos, ...(hasCardPayments ? ['https://*.stripe.com'] : [])].join(' '),
    // Videos from the tenant's folder.
    "media-src 'self'",
    `connect-src 'self'${hasCardPayments ? ' https://api.stripe.com' : ''}`,
    ...(hasCardPayments ? [`frame-src ${stripe} https://hooks.stripe.com`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framingOrigins(url, tenant).join(' ') || "'none'"}`,
    // Stripe's script is incompatible with trusted types; all other pages require them.
    ...(hasCardPayments ? [] : ["require-trusted-types-for 'script'"]),
  ]
  return {
    'content-security-policy': rules.join('; '),
    'cross-origin-opener-policy': hasCardPayments ? 'same-origin-allow-popups' : 'same-origin',
    // The address is a secret link.
    ...(matchesPath(isPrivateLink, url) ? { 'referrer-policy': 'no-referrer' } : {}),
    'permissions-policy': hasCardPayments
      ? 'payment=(self "https://js.stripe.com")'
      : 'payment=(), camera=(), microphone=()',
  }
}

/** Returns the headers of the framed page, which runs no scripts, sends nothing and has no private data. */
const framedPolicy = ({ styles }: PolicySources): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    ["style-src 'self'", ...styles].join(' '),
    "font-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
})
