// Words that are unclear in a name, and what to use instead. They are searched for in exported names, files and folders.

/** @type {{ words: string[], write: string }[]} */
const nameRows = [
  { words: ['letter', 'letters'], write: 'email, email template, or character' },
  { words: ['shelf', 'shelves', 'kept'], write: 'cache, cached, stored' },
  { words: ['witness'], write: 'fingerprint, version' },
  { words: ['turn', 'turns'], write: 'lease, lock, slot' },
  { words: ['land', 'lands', 'landed', 'landing'], write: 'apply' },
  { words: ['look', 'looks', 'looked'], write: 'poll, recheck, check' },
  {
    words: ['told', 'said', 'asked', 'made', 'known', 'held'],
    write: 'what the value is: response, input, request, result, cached',
  },
  { words: ['away'], write: 'transient error, unreachable' },
  { words: ['crowd'], write: 'load shedding' },
  { words: ['inside'], write: 'internal request' },
  { words: ['oneclick'], write: 'webhooks, by the name of the event' },
  { words: ['bell', 'bells'], write: 'webhooks' },
  { words: ['stray', 'strays'], write: 'orphan' },
  { words: ['office'], write: 'admin, or its noun' },
  { words: ['alone'], write: 'standalone' },
  { words: ['everywhere'], write: 'shared' },
  { words: ['beside'], write: 'aside' },
  { words: ['reach'], write: 'contact details' },
  { words: ['spelling', 'spellings'], write: 'codec' },
  { words: ['weigh', 'weighs'], write: 'sizeOf' },
  { words: ['later'], write: 'placeholder, deferred' },
  { words: ['books'], write: 'ledger, reconciliation' },
  { words: ['face', 'faces'], write: 'font; exports of a package' },
  { words: ['sum', 'sums'], write: 'amount, total' },
  { words: ['painting', 'paintings', 'paint', 'painter'], write: 'image rendering, illustration' },
  { words: ['giver', 'givers'], write: 'donor' },
  { words: ['verb', 'verbs'], write: 'command' },
  { words: ['mend', 'mended'], write: 'fix, repair, update' },
  { words: ['wanted'], write: 'filter, request' },
  { words: ['typed'], write: 'draft, input, values' },
  { words: ['wish', 'wishes'], write: 'request, preference' },
  { words: ['door'], write: 'URL, entry point' },
  { words: ['noise'], write: 'console messages' },
  { words: ['patience'], write: 'timeout, timeoutMs' },
  { words: ['unseen'], write: 'visuallyHidden, idle' },
  { words: ['cycle', 'cycles'], write: 'regular gift' },
]

/** Names of booleans, in which participles are allowed: `isKnown`, `wasAsked`. */
const isBoolean = (name) => /^(?:is|are|was|were|has|have|can|should)[A-Z_]/.test(name)
const participles = new Set([
  'told',
  'said',
  'asked',
  'made',
  'known',
  'held',
  'kept',
  'away',
  'wanted',
  'typed',
  'unseen',
])

/** A name's words in lower case: take and turn for `takeTurn`, `take-turn` and `TAKE_TURN`. */
export const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

const byWord = new Map(nameRows.flatMap(({ words, write }) => words.map((word) => [word, write])))

/** A cache, because the same folders and names come up often. */
const cache = new Map()

/** The first unclear word of a name and what to write instead, or undefined. */
export function badWordOf(name) {
  if (cache.has(name)) return cache.get(name)
  const word = wordsOf(name).find(
    (candidate) => byWord.has(candidate) && !(participles.has(candidate) && isBoolean(name)),
  )
  const result = word && { word, write: byWord.get(word) }
  cache.set(name, result)
  return result
}

const declarationPattern =
  /^export (?:declare )?(?:default )?(?:abstract )?(?:async )?(?:type|interface|const|let|function\*?|class|enum) (\w+)/gm
const exportListPattern = /^export (?:type )?\{([^}]*)\}/gm

/** `[name, position]` of the exports of a source file. */
export function* exportedNames(source) {
  for (const { 1: name, index } of source.matchAll(declarationPattern)) yield [name, index]
  for (const { 1: list, index } of source.matchAll(exportListPattern))
    for (const entry of list.split(',')) {
      const name = entry
        .trim()
        .replace(/^type /, '')
        .split(/ as /)
        .at(-1)
        .trim()
      if (/^\w+$/.test(name)) yield [name, index]
    }
}

const localPattern = /\b(?:const|let) \[?(told|said|asked|kept|held|made|known|wanted|typed|found|shown)\b/g
const typeNames = /^export (?:type|interface) ((?:Found|Shown|Given)\w*)/gm

/** `[name, position]` of variables with a name such as `told`, which does not describe their value. */
export function* conversationNames(source) {
  for (const { 1: name, index } of source.matchAll(localPattern)) yield [name, index]
}

/** `[name, position]` of exported types named after a participle, such as `FoundRow`. */
export function* participleTypes(source) {
  for (const { 1: name, index } of source.matchAll(typeNames)) yield [name, index]
}
