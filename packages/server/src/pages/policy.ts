import { isPrivateLink, takesCards } from '@minaret/plans'
import type { Tenant } from '@minaret/foundation/tenancy'

/** Whether something is so of an address, however it is spelt: the site's router decodes and ignores case. */
function isSo(of: (path: string) => boolean, url: string): boolean {
  const path = url.split('?')[0] ?? ''
  try {
    return of(decodeURIComponent(path).toLowerCase())
  } catch {
    return false
  }
}

/** The one page other sites may show in a frame; only in this spelling. */
const framed = /^\/embed\/prayer-times(?:\?|$)/

/** The donate page of the mobile app, whatever its token. */
const inApp = /^\/app\/donate(?:\/|$)/

/** The sites that may show a page in a frame: those of the mosque's own app, and only its page. */
const framing = (url: string, { config }: Tenant): readonly string[] =>
  isSo((path) => inApp.test(path), url) ? config.appDonate.origins : []

/** The origin of a picture that lies with another host. Letters that end a source or a rule are in no such origin. */
function originOf(picture = ''): string[] {
  const { origin = '' } = URL.canParse(picture) ? new URL(picture) : {}
  return /^https:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? [origin] : []
}

/** What marks the scripts and styles of a page as ours: a nonce of one response, or the hashes of what it holds. */
export type PageMarks = { scripts: readonly string[]; styles: readonly string[] }

/** The marks of a page that is drawn for one visitor. */
export const nonceMarks = (nonce: string): PageMarks => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
})

/**
 * Headers of a page (baseline 1.3; Stripe's origins after its security guide). Marks tell our scripts from whatever else
 * finds its way into the HTML, which does not run.
 */
export function pagePolicy(url: string, tenant: Tenant, marks: PageMarks): Record<string, string> {
  if (framed.test(url)) return framedPolicy(marks)
  const cards = isSo(takesCards, url) && ['test', 'live'].includes(tenant.config.payment.setting)
  const { logo, footerLogo } = tenant.config
  const logos = [...new Set([logo, footerLogo].flatMap(originOf))]
  const stripe = 'https://js.stripe.com https://*.js.stripe.com'
  const rules = [
    "default-src 'none'",
    `script-src ${[...marks.scripts, "'strict-dynamic'"].join(' ')}${cards ? ` ${stripe}` : ''}`,
    ["style-src 'self'", ...marks.styles].join(' '),
    // React writes widths and positions as attributes; an attribute cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' data:", ...logos, ...(cards ? ['https://*.stripe.com'] : [])].join(' '),
    // The films of the tenant's own folder.
    "media-src 'self'",
    `connect-src 'self'${cards ? ' https://api.stripe.com' : ''}`,
    ...(cards ? [`frame-src ${stripe} https://hooks.stripe.com`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framing(url, tenant).join(' ') || "'none'"}`,
    // Stripe's script writes to the page in ways trusted types refuse; elsewhere they hold.
    ...(cards ? [] : ["require-trusted-types-for 'script'"]),
  ]
  return {
    'content-security-policy': rules.join('; '),
    'cross-origin-opener-policy': cards ? 'same-origin-allow-popups' : 'same-origin',
    // Its address is a key.
    ...(isSo(isPrivateLink, url) ? { 'referrer-policy': 'no-referrer' } : {}),
    'permissions-policy': cards ? 'payment=(self "https://js.stripe.com")' : 'payment=(), camera=(), microphone=()',
  }
}

/** A page in a stranger's frame runs nothing, sends nothing and holds nothing that is anybody's. */
const framedPolicy = ({ styles }: PageMarks): Record<string, string> => ({
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
