/** What a page does without React: its menus close, its countdowns run. */
export { countdownText, secondsLeft } from '../prayer/countdown.ts'
export { closing } from '../site/closing.ts'
