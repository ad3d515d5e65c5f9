import type { tvWords } from '@minaret/screens/tv-plain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AppPage } from './appPage.ts'
import { bootScript } from './boot.ts'
import { configId, type PageConfig } from './client/page/config.ts'

type Page = {
  words: Awaited<ReturnType<typeof tvWords>>
  title: string
  css: string
  nonce: string
  refresh: number
  /** Of the times, as every other outlet says it. */
  version?: string
  body: ReactNode
  /** What takes the page over, where the engine can run it. */
  app?: AppPage & Pick<PageConfig, 'orientation'>
}

/**
 * A text that runs its own way is closed off by invisible characters, which the oldest engines draw as boxes. They know the
 * element that means the same.
 */
const isolates = (html: string) => html.replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>')

/** Data in a page: nothing in it can end the element that holds it. */
const asJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

function appParts({ files, ...app }: NonNullable<Page['app']>, nonce: string, refresh: number): string {
  const config = { ...app, files, nonce } satisfies PageConfig
  const boot = bootScript(
    files.filter((file) => file.endsWith('.js')),
    refresh,
  )
  return `<script type="application/json" id="${configId}">${asJson(config)}</script><script nonce="${nonce}">${boot}</script>`
}

/**
 * A whole document that asks for itself again. Without scripts it does so by itself; where the app can run, that takes the
 * page over. What is between the marks is the plain page: a copy that is kept for later goes without.
 */
export function drawPage({ words: { language, dir }, title, css, nonce, refresh, version, body, app }: Page): string {
  const again = <meta httpEquiv="refresh" content={String(refresh)} />
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {app ? <noscript>{again}</noscript> : again}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {version !== undefined && <meta name="times-version" content={version} />}
      {/* Nobody asks the host for an icon. */}
      <link rel="icon" href="data:," />
      <title>{title}</title>
    </>,
  )
  const sheet = renderToStaticMarkup(<style nonce={nonce} data-plain="" dangerouslySetInnerHTML={{ __html: css }} />)
  const shown = isolates(renderToStaticMarkup(body))
  const plain = (html: string) => (app ? `<!--plain-->${html}<!--/plain-->` : html)
  const dark = app ? `<style nonce="${nonce}">html{background:#000}</style>` : ''
  return `<!doctype html><html lang="${language}" dir="${dir}"><head>${head}${dark}${plain(sheet)}</head><body>${plain(shown)}${app ? appParts(app, nonce, refresh) : ''}</body></html>`
}
