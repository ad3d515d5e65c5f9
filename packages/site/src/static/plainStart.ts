import styles from './loader.module.css'

/** What stands where not even the words of a language have come: in English, as on the host's plain pages. */
export function plainStart(): HTMLElement {
  const main = document.createElement('main')
  const title = document.createElement('h1')
  const text = document.createElement('p')
  const again = document.createElement('a')
  title.textContent = 'The site cannot be shown just now'
  text.textContent = 'Please check your connection and try again.'
  again.textContent = 'Try again'
  again.href = window.location.href
  main.className = styles.plain ?? ''
  main.lang = 'en'
  main.dir = 'ltr'
  main.append(title, text, again)
  return main
}
