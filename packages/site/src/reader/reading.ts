import { closing, countdownText, secondsLeft } from '@minaret/ui/reader'

/** Runs a countdown: in the words of `data-units`, and the digits that begin with `data-zero`. @returns stops it */
function count(element: HTMLElement): () => void {
  const { until, units = 'h|min|s', zero = '0' } = element.dataset
  const [hours = '', minutes = '', seconds = ''] = units.split('|')
  const write = (figures: string) =>
    figures.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
  const target = Number(until)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const now = Date.now()
    element.textContent = countdownText(secondsLeft(target, now), { hours, minutes, seconds }, write)
    // The next whole second before the target, as `Countdown` has it.
    if (now < target) timer = setTimeout(tick, ((target - now) % 1000) + 5)
  }
  tick()
  return () => clearTimeout(timer)
}

/** Shows a bar while the place it leads to is out of sight: below the header, and by more than a line. @returns stops it */
function showPast(bar: HTMLElement): (() => void) | undefined {
  const place = document.getElementById(bar.dataset.past ?? '')
  if (!place) return undefined
  const observer = new IntersectionObserver(
    ([entry]) => bar.toggleAttribute('data-shown', entry?.isIntersecting === false),
    { rootMargin: '-96px 0px' },
  )
  observer.observe(place)
  // The bar stays as it is: whoever is about to press it would miss it.
  return () => observer.disconnect()
}

/** Says for as long as there is no connection that there is none. @returns stops */
function tellOffline(signal: AbortSignal): void {
  const sentence = document.querySelector<HTMLElement>('[data-offline] > p')
  if (!sentence) return
  const tell = () => (sentence.hidden = navigator.onLine)
  for (const type of ['online', 'offline']) addEventListener(type, tell, { signal })
  tell()
}

/**
 * Runs what moves in a page that is only read: its countdowns, its menus, the bar that leads to giving, the
 * sentence that there is no connection.
 * @param signal stops all of it
 */
export function runReading(signal: AbortSignal): void {
  const stops = [
    ...Array.from(document.querySelectorAll<HTMLElement>('[role="timer"][data-until]'), count),
    ...Array.from(document.querySelectorAll<HTMLDetailsElement>('details[data-menu]'), closing),
    ...Array.from(document.querySelectorAll<HTMLElement>('[data-past]'), showPast),
  ]
  signal.addEventListener('abort', () => stops.forEach((stop) => stop?.()))
  tellOffline(signal)
}

/** The longest a browser's timer waits; a later one would run at once. In milliseconds. */
const longestTimer = 2 ** 31 - 1

/**
 * Calls at an instant; a device that slept through it calls when it wakes.
 * @param at in milliseconds
 */
export function callAt(at: number, call: () => void, signal: AbortSignal): void {
  const check = () => {
    if (!signal.aborted && Date.now() >= at) call()
  }
  const timer = setTimeout(check, Math.min(Math.max(0, at - Date.now()) + 1000, longestTimer))
  document.addEventListener('visibilitychange', check, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
