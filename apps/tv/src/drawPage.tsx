import { NoticePage, type tvWords } from '@minaret/screens/no-script'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AppPage } from './appPage.ts'
import { bootScript, plainId, plainMarks } from './boot.ts'
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
  /** For how many seconds the body holds: what is next, and the whole of it. */
  lasts?: { next: number; day: number }
  /** Whether the page may renew itself by a script of its own; only where there is an app. */
  isAlive: boolean
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

function scripts({ app, nonce, refresh, isAlive }: Page): string {
  if (!isAlive) return ''
  const config = app && ({ ...app, nonce } satisfies PageConfig)
  const boot = bootScript(app?.files.filter((file) => file.endsWith('.js')) ?? [], refresh)
  const configScript = config ? `<script type="application/json" id="${configId}">${asJson(config)}</script>` : ''
  return `${configScript}<script nonce="${nonce}">${boot}</script>`
}

/**
 * A whole document that asks for itself again. Without scripts it does so by itself; with them it is renewed in its place,
 * and where the app can run, that takes the page over. What is between the marks is the plain page: a copy that is kept for
 * later goes without.
 */
export function drawPage(page: Page): string {
  const { words, title, css, nonce, refresh, version, body, lasts, isAlive, app } = page
  const { language, dir } = words
  const again = <meta httpEquiv="refresh" content={String(refresh)} />
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {isAlive ? <noscript>{again}</noscript> : again}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {version !== undefined && <meta name="times-version" content={version} />}
      {/* Nobody asks the host for an icon. */}
      <link rel="icon" href="data:," />
      <title>{title}</title>
    </>,
  )
  const sheet = renderToStaticMarkup(<style nonce={nonce} data-plain="" dangerouslySetInnerHTML={{ __html: css }} />)
  const shown = isolates(
    renderToStaticMarkup(
      <div id={plainId} data-next={lasts?.next} data-day={lasts?.day}>
        {body}
        {lasts && (
          <div className="ended">
            <NoticePage kind="away" words={words} />
          </div>
        )}
      </div>,
    ),
  )
  const [opens, ends] = plainMarks
  const plain = (html: string) => (isAlive ? opens + html + ends : html)
  const dark = app ? `<style nonce="${nonce}">html{background:#000}</style>` : ''
  return `<!doctype html><html lang="${language}" dir="${dir}"><head>${head}${dark}${plain(sheet)}</head><body>${plain(shown)}${scripts(page)}</body></html>`
}
