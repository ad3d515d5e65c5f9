import { plainWords } from '../frame/plainWords.ts'
import styles from './loader.module.css'

/** What stands where not even the words of a language have come, as on the host's plain pages. */
export function plainStart(): HTMLElement {
  const main = document.createElement('main')
  const title = document.createElement('h1')
  const text = document.createElement('p')
  const again = document.createElement('a')
  const words = plainWords(document.cookie)
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
