// What is wrong with the catalogues: a sentence for each fault, with its file and key.
import { listMessages, readCatalogues } from './catalogues.mjs'
import { readMessage } from './compile.mjs'

/** Markup is the page's own: a message with a tag would be shown with it. */
const markup = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i

/** What one language says under a key, or why that cannot be read. */
function readOrSay(text, language) {
  try {
    return readMessage(text, language)
  } catch (error) {
    return { fault: `is not valid ICU: ${String(error.message).split('\n')[0]}` }
  }
}

/**
 * Why a translation's parameters do not fit those of English; undefined if they do. A language may leave out a number that
 * only chooses a plural form.
 */
function paramFault(english, own) {
  const extra = Object.keys(own).filter((name) => !(name in english))
  if (extra.length > 0) return `has {${extra.join('}, {')}}, which English does not`
  const missing = Object.keys(english).filter((name) => !(name in own) && english[name] !== 'number')
  return missing.length > 0 ? `lacks {${missing.join('}, {')}}` : undefined
}

/** The faults of one area in one language. */
function areaFaults(english, area, language) {
  const own = new Map(listMessages(area))
  const faults = [...own].flatMap(([key, text]) => {
    const { fault, params } = readOrSay(text, language)
    if (fault) return [[key, fault]]
    if (markup.test(text)) return [[key, 'has markup: put it in the component']]
    const source = english.get(key)
    if (source === undefined) return [[key, 'is not in English: remove it']]
    const { params: expected = {} } = readOrSay(source, 'en')
    const wrong = paramFault(expected, params)
    return wrong ? [[key, wrong]] : []
  })
  const missing = [...english.keys()].filter((key) => !own.has(key)).map((key) => [key, 'is missing'])
  return [...faults, ...missing]
}

/** A sentence for each fault of the catalogues. @param catalogues as `readCatalogues` returns them */
export function findCatalogueFaults(catalogues = readCatalogues()) {
  const languages = [...new Set(catalogues.flatMap((one) => [...one.languages.keys()]))]
  return catalogues.flatMap(({ name, languages: own }) => {
    const lacking = languages.filter((language) => !own.has(language))
    const english = own.get('en')
    return [
      ...lacking.map((language) => `packages/${name}/messages/${language}.json is missing.`),
      ...[...own].flatMap(([language, catalogue]) =>
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
