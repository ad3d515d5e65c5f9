import { formatOf } from '@minaret/display'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createEngine, type Engine } from '../engine/engine.ts'
import { BoardView } from '../view/index.ts'
import type { ScreenWords, TvWordFile } from '../words.ts'
import type { PageConfig } from './config.ts'
import { deviceClock, network, openDeviceStorage } from './device.ts'
import { canCache, deletePage, mirrorFeed } from './pageCache.ts'
import { BoardErrorBoundary } from './BoardErrorBoundary.tsx'
import type { Running } from './running.ts'

type ScreenProps = {
  engine: Engine
  words: ScreenWords
  orientation: PageConfig['orientation']
  /** Called once the first board is rendered. */
  onRendered: () => void
}

function Screen({ engine, words, orientation, onRendered }: ScreenProps) {
  const board = useSyncExternalStore(engine.subscribe, engine.board)
  useLayoutEffect(onRendered, [onRendered])
  return (
    <BoardErrorBoundary board={board}>
      <BoardView board={board} words={words.t} orientation={orientation} />
    </BoardErrorBoundary>
  )
}

const styleOf = ({ css, nonce }: PageConfig) => {
  const style = document.createElement('style')
  style.setAttribute('nonce', nonce)
  style.textContent = css
  return style
}

/** Loads the app's stylesheet. Nothing is rendered before it has loaded. */
const loadStylesheet = ({ files }: PageConfig): Promise<HTMLLinkElement | undefined> =>
  new Promise((done, failed) => {
    const file = files.filter((name) => name.endsWith('.css'))[0]
    if (file === undefined) return done(undefined)
    const stylesheet = document.createElement('link')
    stylesheet.rel = 'stylesheet'
    stylesheet.href = file
    stylesheet.onload = () => done(stylesheet)
    stylesheet.onerror = () => failed(new Error('The stylesheet could not be loaded.'))
    document.head.appendChild(stylesheet)
  })

/** The viewport in physical pixels. */
const size = () => {
  const ratio = window.devicePixelRatio || 1
  return `${Math.round(innerWidth * ratio)}x${Math.round(innerHeight * ratio)}`
}

/**
 * Mounts the display over the page's current content, and removes that once the first board is rendered.
 * @param token the display's token, from its address
 * @param before the app that this one replaces
 */
export async function mountScreen(
  config: PageConfig,
  t: TvWordFile,
  token: string,
  before: Running | undefined,
  renew: (to: string) => void,
): Promise<Omit<Running, 'switches'>> {
  // Everything except the scripts that the server has written into the page.
  const old = Array.from(document.body.children).filter((element) => element.tagName !== 'SCRIPT')
  const stylesheet = await loadStylesheet(config)
  document.documentElement.lang = config.language
  document.documentElement.dir = config.dir
  document.title = config.title
  const words: ScreenWords = { t, format: formatOf(config.lexicon) }
  const stored = openDeviceStorage(() => localStorage, token)
  const storage = canCache() ? await mirrorFeed(stored, location.pathname) : stored
  const polledAt = before && before.polledAt()
  const engine = createEngine({
    clock: deviceClock,
    transport: network,
    storage,
    random: Math.random,
    words,
    feed: `/api/tv/${token}`,
    release: config.release,
    size,
    ...(polledAt !== undefined && { polledAt }),
    renew,
    onRevoked: () => void deletePage(),
  })
  const style = styleOf(config)
  const place = document.createElement('div')
  place.className = 'tv-root'
  document.head.appendChild(style)
  document.body.appendChild(place)
  const root = createRoot(place)
  let isRendered = false
  const onRendered = () => {
    if (isRendered) return
    isRendered = true
    if (before) before.stop()
    // Removes the no-script page underneath, with its styles.
    for (const element of old) if (element.parentNode === document.body) document.body.removeChild(element)
    for (const plainStyle of Array.from(document.head.querySelectorAll('style[data-plain]')))
      document.head.removeChild(plainStyle)
  }
  root.render(<Screen engine={engine} words={words} orientation={config.orientation} onRendered={onRendered} />)
  return {
    polledAt: engine.polledAt,
    stop() {
      engine.stop()
      root.unmount()
      if (place.parentNode) place.parentNode.removeChild(place)
      for (const element of [style, stylesheet])
        if (element && element.parentNode) element.parentNode.removeChild(element)
    },
  }
}
