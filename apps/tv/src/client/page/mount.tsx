import { formatOf } from '@minaret/display'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createEngine, type Engine } from '../engine/engine.ts'
import { BoardView } from '../view/index.ts'
import type { ScreenMessages, TvMessages } from '../messages.ts'
import type { PageConfig } from './config.ts'
import { deviceClock, network, openDeviceStorage } from './device.ts'
import { canCache, deletePage, mirrorFeed } from './pageCache.ts'
import { BoardErrorBoundary } from './BoardErrorBoundary.tsx'
import type { RunningApp } from './running.ts'

type ScreenProps = {
  engine: Engine
  messages: ScreenMessages
  orientation: PageConfig['orientation']
  /** Called once the first board is rendered. */
  onRendered: () => void
}

function Screen({ engine, messages, orientation, onRendered }: ScreenProps) {
  const board = useSyncExternalStore(engine.subscribe, engine.board)
  useLayoutEffect(onRendered, [onRendered])
  return (
    <BoardErrorBoundary board={board}>
      <BoardView board={board} messages={messages.t} orientation={orientation} />
    </BoardErrorBoundary>
  )
}

const createStyle = ({ css, nonce }: PageConfig) => {
  const style = document.createElement('style')
  style.setAttribute('nonce', nonce)
  style.textContent = css
  return style
}

/** Loads the app's stylesheet. Nothing is rendered before it has loaded. */
const loadStylesheet = ({ files }: PageConfig): Promise<HTMLLinkElement | undefined> =>
  new Promise((resolve, reject) => {
    const file = files.filter((name) => name.endsWith('.css'))[0]
    if (file === undefined) return resolve(undefined)
    const stylesheet = document.createElement('link')
    stylesheet.rel = 'stylesheet'
    stylesheet.href = file
    stylesheet.onload = () => resolve(stylesheet)
    stylesheet.onerror = () => reject(new Error('The stylesheet could not be loaded.'))
    document.head.appendChild(stylesheet)
  })

/** The viewport in physical pixels. */
const measureViewport = () => {
  const ratio = window.devicePixelRatio || 1
  return `${Math.round(innerWidth * ratio)}x${Math.round(innerHeight * ratio)}`
}

/**
 * Mounts the display over the page's current content, and removes that once the first board is rendered.
 * @param token the display's token, from its address
 * @param previousApp the app that this one replaces
 */
export async function mountScreen(
  config: PageConfig,
  t: TvMessages,
  token: string,
  previousApp: RunningApp | undefined,
  renew: (target: string) => void,
): Promise<Omit<RunningApp, 'switches'>> {
  // Everything except the scripts that the server has written into the page.
  const oldElements = Array.from(document.body.children).filter((element) => element.tagName !== 'SCRIPT')
  const stylesheet = await loadStylesheet(config)
  document.documentElement.lang = config.language
  document.documentElement.dir = config.dir
  document.title = config.title
  const messages: ScreenMessages = { t, format: formatOf(config.lexicon) }
  const deviceStorage = openDeviceStorage(() => localStorage, token)
  const storage = canCache() ? await mirrorFeed(deviceStorage, location.pathname) : deviceStorage
  const polledAt = previousApp && previousApp.polledAt()
  const engine = createEngine({
    clock: deviceClock,
    transport: network,
    storage,
    random: Math.random,
    messages,
    feed: `/api/tv/${token}`,
    release: config.release,
    size: measureViewport,
    ...(polledAt !== undefined && { polledAt }),
    renew,
    onRevoked: () => void deletePage(),
  })
  const style = createStyle(config)
  const container = document.createElement('div')
  container.className = 'tv-root'
  document.head.appendChild(style)
  document.body.appendChild(container)
  const root = createRoot(container)
  let isRendered = false
  const onRendered = () => {
    if (isRendered) return
    isRendered = true
    if (previousApp) previousApp.stop()
    // Removes the no-script page underneath, with its styles.
    for (const element of oldElements) if (element.parentNode === document.body) document.body.removeChild(element)
    for (const plainStyle of Array.from(document.head.querySelectorAll('style[data-plain]')))
      document.head.removeChild(plainStyle)
  }
  root.render(<Screen engine={engine} messages={messages} orientation={config.orientation} onRendered={onRendered} />)
  return {
    polledAt: engine.polledAt,
    stop() {
      engine.stop()
      root.unmount()
      if (container.parentNode) container.parentNode.removeChild(container)
      for (const element of [style, stylesheet])
        if (element && element.parentNode) element.parentNode.removeChild(element)
    },
  }
}
