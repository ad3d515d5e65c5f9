import { errorTexts } from '../frame/errorTexts.ts'
import styles from './loader.module.css'

/** Shown when not even the messages of a language could be loaded; looks like the server's error pages. */
export function createLoadErrorPage(): HTMLElement {
  const main = document.createElement('main')
  const title = document.createElement('h1')
  const text = document.createElement('p')
  const again = document.createElement('a')
  const words = errorTexts(document.cookie)
  title.textContent = words.unloaded[0]
  text.textContent = words.unloaded[1]
  again.textContent = words.again
  again.href = window.location.href
  main.className = styles.plain ?? ''
  main.lang = words.language
  main.dir = words.direction
  main.append(title, text, again)
  return main
}
