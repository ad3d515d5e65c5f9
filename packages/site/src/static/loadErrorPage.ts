import { errorTexts } from '../frame/errorTexts.ts'
import styles from './loader.module.css'

/** Creates the page shown if a language's messages could not be loaded; looks like the server's error pages. */
export function createLoadErrorPage(): HTMLElement {
  const main = document.createElement('main')
  const title = document.createElement('h1')
  const text = document.createElement('p')
  const retryLink = document.createElement('a')
  const texts = errorTexts(document.cookie)
  title.textContent = texts.unloaded[0]
  text.textContent = texts.unloaded[1]
  retryLink.textContent = texts.again
  retryLink.href = window.location.href
  main.className = styles.plain ?? ''
  main.lang = texts.language
  main.dir = texts.direction
  main.append(title, text, retryLink)
  return main
}
