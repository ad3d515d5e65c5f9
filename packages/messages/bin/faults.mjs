// Checks the catalogues: one sentence per fault, with its file and key.
import { listMessages, readCatalogues } from './catalogues.mjs'
import { readMessage } from './compile.mjs'

/** Markup belongs in components: a tag in a message would be shown as text. */
const markup = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i

/** Parses a message, or returns the reason why it is invalid. */
function tryReadMessage(text, language) {
  try {
    return readMessage(text, language)
  } catch (error) {
    return { fault: `is not valid ICU: ${String(error.message).split('\n')[0]}` }
  }
}

/**
 * The mismatch between the parameters of a translation and of English; undefined if they match. A translation may omit a
 * number that only selects a plural form.
 */
function paramFault(english, translated) {
  const extra = Object.keys(translated).filter((name) => !(name in english))
  if (extra.length > 0) return `has {${extra.join('}, {')}}, which English does not`
  const missing = Object.keys(english).filter((name) => !(name in translated) && english[name] !== 'number')
  return missing.length > 0 ? `lacks {${missing.join('}, {')}}` : undefined
}

/** The faults of one area in one language. */
function areaFaults(english, area, language) {
  const messages = new Map(listMessages(area))
  const faults = [...messages].flatMap(([key, text]) => {
    const { fault, params } = tryReadMessage(text, language)
    if (fault) return [[key, fault]]
    if (markup.test(text)) return [[key, 'has markup: put it in the component']]
    const source = english.get(key)
    if (source === undefined) return [[key, 'is not in English: remove it']]
    const { params: expected = {} } = tryReadMessage(source, 'en')
    const mismatch = paramFault(expected, params)
    return mismatch ? [[key, mismatch]] : []
  })
  const missing = [...english.keys()].filter((key) => !messages.has(key)).map((key) => [key, 'is missing'])
  return [...faults, ...missing]
}

/** A sentence for each fault of the catalogues. @param catalogues as `readCatalogues` returns them */
export function findCatalogueFaults(catalogues = readCatalogues()) {
  const languages = [...new Set(catalogues.flatMap((catalogue) => [...catalogue.languages.keys()]))]
  return catalogues.flatMap(({ name, languages: translations }) => {
    const missingLanguages = languages.filter((language) => !translations.has(language))
    const english = translations.get('en')
    return [
      ...missingLanguages.map((language) => `packages/${name}/messages/${language}.json is missing.`),
      ...[...translations].flatMap(([language, catalogue]) =>
        Object.keys({ ...english, ...catalogue })
          .filter((area) => area !== 'endonym')
          .flatMap((area) =>
            areaFaults(new Map(listMessages(english[area] ?? {})), catalogue[area] ?? {}, language).map(
              ([key, fault]) => `packages/${name}/messages/${language}.json: ${area} › ${key} ${fault}.`,
            ),
          ),
      ),
    ]
  })
}
