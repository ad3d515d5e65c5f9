import { copyFileSync } from 'node:fs'
import { defaultClientConditions, type PluginOption, type UserConfig } from 'vite'
import { classFields } from './classFields.ts'
import { browsers, siteOutput } from './site.ts'

/**
 * What the static page may load (baseline 1.3; Stripe's origins after its security guide). One document serves every
 * page, so Stripe is let in on all of them; and since `config.json` names the API host after the build, any host reached
 * over https may be asked, besides one tried out on this computer, and a logo may lie with any.
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

/** A site as static files, for any web server and any API host (`config.json` names it). @param plugins what its own libraries need */
export const staticSite = (plugins: PluginOption[]): UserConfig => ({
  plugins: [
    ...plugins,
    classFields(),
    {
      name: 'content-security-policy',
      // First in the head: what stands before it would not be under it.
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
      // Servers that know no fallback show 404.html for deep addresses: it is the same page.
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
