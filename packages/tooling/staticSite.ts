import { copyFileSync } from 'node:fs'
import { defaultClientConditions, type PluginOption, type UserConfig } from 'vite'
import { classFields } from './classFields.ts'
import { browsers, siteOutput } from './site.ts'

/**
 * The static site's Content Security Policy (baseline 1.3; Stripe's origins are from its security guide). One document serves every
 * page, so that Stripe is allowed on all of them. `config.json` names the API host only after the build, so that requests
 * and logos are allowed from any host over https, and requests also from this computer.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "connect-src 'self' https: http://localhost:* http://*.localhost:*",
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/**
 * A site as static files, for any web server and any API host (named in `config.json`).
 * @param plugins Vite plugins for its own libraries
 */
export const staticSite = (plugins: PluginOption[]): UserConfig => ({
  plugins: [
    ...plugins,
    classFields(),
    {
      name: 'content-security-policy',
      // First in the head, because it does not apply to anything before it.
      transformIndexHtml: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
          injectTo: 'head-prepend',
        },
      ],
      apply: 'build',
    },
    {
      name: 'not-found-page',
      // Servers without a fallback show 404.html for other addresses, so it is the same page.
      closeBundle: () => copyFileSync('dist/static/index.html', 'dist/static/404.html'),
    },
  ],
  publicDir: 'public-static',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/static',
    ...browsers,
    rolldownOptions: { output: siteOutput },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
