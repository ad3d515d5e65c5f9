import { countdownText, secondsLeft, setUpMenu } from '@minaret/ui/reader'

/** Runs a countdown with the units of `data-units` and the digits that begin with `data-zero`. @returns stops it */
function runCountdown(element: HTMLElement, readTime: () => number): () => void {
  const { until, units = 'h|min|s', zero = '0' } = element.dataset
  const [hours = '', minutes = '', seconds = ''] = units.split('|')
  const toDigits = (figures: string) =>
    figures.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
  const target = Number(until)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const now = readTime()
    element.textContent = countdownText(secondsLeft(target, now), { hours, minutes, seconds }, toDigits)
    // The next whole second before the target, as in `Countdown`.
    if (now < target) timer = setTimeout(tick, ((target - now) % 1000) + 5)
  }
  tick()
  return () => clearTimeout(timer)
}

/** Shows a bar while its target is out of view: outside the viewport, less a margin for the header. @returns stops it */
function showPast(bar: HTMLElement): (() => void) | undefined {
  const target = document.getElementById(bar.dataset.past ?? '')
  if (!target) return undefined
  const observer = new IntersectionObserver(
    ([entry]) => bar.toggleAttribute('data-shown', entry?.isIntersecting === false),
    { rootMargin: '-96px 0px' },
  )
  observer.observe(target)
  // The bar stays as it is: removing it could make a visitor miss a press.
  return () => observer.disconnect()
}

/** Shows the offline notice while there is no connection. @param signal stops it */
function showOfflineNotice(signal: AbortSignal): void {
  const notice = document.querySelector<HTMLElement>('[data-offline] > p')
  if (!notice) return
  const update = () => (notice.hidden = navigator.onLine)
  for (const type of ['online', 'offline']) addEventListener(type, update, { signal })
  update()
}

/**
 * Runs the dynamic parts of a page before hydration: its countdowns, its menus, the donation bar, the offline notice.
 * @param readTime the page's clock, in milliseconds
 * @param signal stops all of it
 */
export function runReader(readTime: () => number, signal: AbortSignal): void {
  const stops = [
    ...Array.from(document.querySelectorAll<HTMLElement>('[role="timer"][data-until]'), (element) =>
      runCountdown(element, readTime),
    ),
    ...Array.from(document.querySelectorAll<HTMLDetailsElement>('details[data-menu]'), setUpMenu),
    ...Array.from(document.querySelectorAll<HTMLElement>('[data-past]'), showPast),
  ]
  signal.addEventListener('abort', () => stops.forEach((stop) => stop?.()))
  showOfflineNotice(signal)
}

/** The longest delay of a browser's timer, in milliseconds; a longer one would fire at once. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Calls a function at an instant; if the device is asleep then, when it wakes.
 * @param instant in milliseconds
 * @param readTime the page's clock, in milliseconds
 */
export function callAt(instant: number, call: () => void, readTime: () => number, signal: AbortSignal): void {
  const check = () => {
    if (!signal.aborted && readTime() >= instant) call()
  }
  const timer = setTimeout(check, Math.min(Math.max(0, instant - readTime()) + 1000, maxTimerMs))
  document.addEventListener('visibilitychange', check, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
