import { formatOf } from '@minaret/display'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createEngine, type Engine } from '../engine/engine.ts'
import { BoardView } from '../view/index.ts'
import type { ScreenWords, TvWordFile } from '../words.ts'
import type { PageConfig } from './config.ts'
import { deviceClock, network, openDeviceStorage } from './device.ts'
import { canKeep, forgetPage, keepTwice } from './keep.ts'
import { BoardErrorBoundary } from './BoardErrorBoundary.tsx'
import type { Running } from './running.ts'

type ScreenProps = {
  engine: Engine
  words: ScreenWords
  orientation: PageConfig['orientation']
  /** The first picture stands. */
  onDrawn: () => void
}

function Screen({ engine, words, orientation, onDrawn }: ScreenProps) {
  const board = useSyncExternalStore(engine.subscribe, engine.board)
  useLayoutEffect(onDrawn, [onDrawn])
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

/** The sheet of the app's own files. Nothing is drawn before it has come: without it there is no picture. */
const sheetOf = ({ files }: PageConfig): Promise<HTMLLinkElement | undefined> =>
  new Promise((done, failed) => {
    const file = files.filter((each) => each.endsWith('.css'))[0]
    if (file === undefined) return done(undefined)
    const stylesheet = document.createElement('link')
    stylesheet.rel = 'stylesheet'
    stylesheet.href = file
    stylesheet.onload = () => done(stylesheet)
    stylesheet.onerror = () => failed(new Error('The sheet of styles did not come.'))
    document.head.appendChild(stylesheet)
  })

/** Of the picture, in the pixels of the panel. */
const size = () => {
  const ratio = window.devicePixelRatio || 1
  return `${Math.round(innerWidth * ratio)}x${Math.round(innerHeight * ratio)}`
}

/**
 * Draws a screen over whatever the page shows, and takes that away once the first picture stands.
 * @param token of the screen, as its address holds it
 * @param before the app it takes the place of
 */
export async function mountScreen(
  config: PageConfig,
  t: TvWordFile,
  token: string,
  before: Running | undefined,
  renew: (to: string) => void,
): Promise<Omit<Running, 'switches'>> {
  // All but what the host has written into the page, and its beginning.
  const old = Array.from(document.body.children).filter((each) => each.tagName !== 'SCRIPT')
  const stylesheet = await sheetOf(config)
  document.documentElement.lang = config.language
  document.documentElement.dir = config.dir
  document.title = config.title
  const words: ScreenWords = { t, format: formatOf(config.lexicon) }
  const stored = openDeviceStorage(() => localStorage, token)
  const storage = canKeep() ? await keepTwice(stored, location.pathname) : stored
  const polledAt = before && before.polledAt()
  const engine = createEngine({
    clock: deviceClock,
    wire: network,
    storage,
    random: Math.random,
    words,
    feed: `/api/tv/${token}`,
    release: config.release,
    size,
    ...(polledAt !== undefined && { polledAt }),
    renew,
    forget: () => void forgetPage(),
  })
  const style = styleOf(config)
  const place = document.createElement('div')
  place.className = 'tv-root'
  document.head.appendChild(style)
  document.body.appendChild(place)
  const root = createRoot(place)
  let isDrawn = false
  const onDrawn = () => {
    if (isDrawn) return
    isDrawn = true
    if (before) before.stop()
    // The plain page under it, with its styles.
    for (const each of old) if (each.parentNode === document.body) document.body.removeChild(each)
    for (const each of Array.from(document.head.querySelectorAll('style[data-plain]'))) document.head.removeChild(each)
  }
  root.render(<Screen engine={engine} words={words} orientation={config.orientation} onDrawn={onDrawn} />)
  return {
    polledAt: engine.polledAt,
    stop() {
      engine.stop()
      root.unmount()
      if (place.parentNode) place.parentNode.removeChild(place)
      for (const each of [style, stylesheet]) if (each && each.parentNode) each.parentNode.removeChild(each)
    },
  }
}
