import { languages } from '@minaret/screens/messages'

const key = 'desk language'

const getPrimaryTag = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''

/** The language chosen on this device, else the browser's first supported language, else English. */
export function readLanguage(): string {
  const candidates = [readStoredLanguage(), ...navigator.languages.map(getPrimaryTag)]
  return candidates.find((tag) => tag !== undefined && languages.includes(tag)) ?? 'en'
}

/** Stores the chosen language and reloads the page in it. */
export function chooseLanguage(language: string): void {
  try {
    window.localStorage.setItem(key, language)
  } catch {
    // Without storage the choice is lost.
  }
  window.location.reload()
}

function readStoredLanguage(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
