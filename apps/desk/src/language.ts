import { languages } from '@minaret/screens/messages'

const key = 'desk language'

const shortOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''

/** The language chosen here before, else the first of the browser's that the desk speaks, else English. */
export function chosenLanguage(): string {
  const wanted = [stored(), ...navigator.languages.map(shortOf)]
  return wanted.find((each) => each !== undefined && languages.includes(each)) ?? 'en'
}

/** Remembers a choice of language and opens the page in it. */
export function chooseLanguage(language: string): void {
  try {
    window.localStorage.setItem(key, language)
  } catch {
    // A browser that stores nothing asks again next time.
  }
  window.location.reload()
}

function stored(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
