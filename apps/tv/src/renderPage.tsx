import { NoticePage, type loadTvMessages } from '@minaret/screens/no-script'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AppPage } from './appPage.ts'
import { bootScript, noScriptId, noScriptMarkers } from './boot.ts'
import { configId, type PageConfig } from './client/page/config.ts'

type Page = {
  messages: Awaited<ReturnType<typeof loadTvMessages>>
  title: string
  css: string
  nonce: string
  refresh: number
  /** The version of the times, as in every other output. */
  version?: string
  body: ReactNode
  /** Seconds until the body's next jamaat, and the whole body, is outdated. */
  lasts?: { next: number; day: number }
  /** Whether the page refreshes itself by script; only if there is an app. */
  isAlive: boolean
  /** The app that replaces the page, if the engine can run it. */
  app?: AppPage & Pick<PageConfig, 'orientation'>
}

/**
 * Replaces isolate characters, which the oldest engines render as boxes, with the equivalent element.
 */
const replaceIsolates = (html: string) => html.replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>')

/** Serialises data for a script element, so that its text cannot close the element. */
const serialiseJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

function renderScripts({ app, nonce, refresh, isAlive }: Page): string {
  if (!isAlive) return ''
  const config = app && ({ ...app, nonce } satisfies PageConfig)
  const boot = bootScript(app?.files.filter((file) => file.endsWith('.js')) ?? [], refresh)
  const configScript = config
    ? `<script type="application/json" id="${configId}">${serialiseJson(config)}</script>`
    : ''
  return `${configScript}<script nonce="${nonce}">${boot}</script>`
}

/**
 * A complete document that refreshes itself: by a meta element without scripts, in place with them. If the app can run, it
 * replaces the page. The no-script page is between markers, so that it can be cut from a cached copy.
 */
export function renderPage(page: Page): string {
  const { messages, title, css, nonce, refresh, version, body, lasts, isAlive, app } = page
  const { language, dir } = messages
  const refreshMeta = <meta httpEquiv="refresh" content={String(refresh)} />
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {isAlive ? <noscript>{refreshMeta}</noscript> : refreshMeta}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {version !== undefined && <meta name="times-version" content={version} />}
      {/* Prevents a request for an icon. */}
      <link rel="icon" href="data:," />
      <title>{title}</title>
    </>,
  )
  const style = renderToStaticMarkup(<style nonce={nonce} data-plain="" dangerouslySetInnerHTML={{ __html: css }} />)
  const content = replaceIsolates(
    renderToStaticMarkup(
      <div id={noScriptId} data-next={lasts?.next} data-day={lasts?.day}>
        {body}
        {lasts && (
          <div className="ended">
            <NoticePage kind="away" messages={messages} />
          </div>
        )}
      </div>,
    ),
  )
  const [startMarker, endMarker] = noScriptMarkers
  const markNoScript = (html: string) => (isAlive ? startMarker + html + endMarker : html)
  const darkStyle = app ? `<style nonce="${nonce}">html{background:#000}</style>` : ''
  return `<!doctype html><html lang="${language}" dir="${dir}"><head>${head}${darkStyle}${markNoScript(style)}</head><body>${markNoScript(content)}${renderScripts(page)}</body></html>`
}
