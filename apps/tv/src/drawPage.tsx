import type { tvWords } from '@minaret/screens/tv-plain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Page = {
  words: Awaited<ReturnType<typeof tvWords>>
  title: string
  css: string
  nonce: string
  refresh: number
  /** Of the times, as every other outlet says it. */
  version?: string
  body: ReactNode
}

/**
 * A text that runs its own way is closed off by invisible characters, which the oldest engines draw as boxes. They know the
 * element that means the same.
 */
const isolates = (html: string) => html.replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>')

/** A whole document without a script: it asks for itself again. */
export function drawPage({ words: { language, dir }, title, css, nonce, refresh, version, body }: Page): string {
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta httpEquiv="refresh" content={String(refresh)} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {version !== undefined && <meta name="times-version" content={version} />}
      {/* Nobody asks the host for an icon. */}
      <link rel="icon" href="data:," />
      <title>{title}</title>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
    </>,
  )
  const shown = isolates(renderToStaticMarkup(body))
  return `<!doctype html><html lang="${language}" dir="${dir}"><head>${head}</head><body>${shown}</body></html>`
}
