/** Behaviour before hydration: closing menus and running countdowns. */
export { countdownText, secondsLeft } from '../prayer/countdown.ts'
export { setUpMenu } from '../site/setUpMenu.ts'
