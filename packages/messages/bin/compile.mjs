// Compiles ICU messages to TypeScript with @messageformat/core: the pages ship functions and no parser.
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import { parse } from '@messageformat/parser'

/** The custom formatters a message may use, `{country, region}`, and the type of their value. `src/index.ts` exports each. */
const formatters = { amount: "import('@minaret/messages').Money", day: 'string', region: 'string' }

const cases = (token) => token.cases.map(({ key }) => key)

/** Adds the parameters of a parsed message to `params`: name → TypeScript type. */
function readParams(tokens, params) {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    const { arg } = token
    if (token.type === 'argument') params[arg] ??= 'string | number'
    else if (token.type === 'function') params[arg] = formatters[token.key] ?? 'number'
    else if (token.type === 'select') {
      const keys = cases(token)
      params[arg] = keys.includes('true') ? 'boolean' : keys.includes('none') ? 'string | undefined' : 'string'
    } else params[arg] = 'number'
    for (const { tokens: inner } of token.cases ?? []) readParams(inner, params)
  }
}

/**
 * Reads one message.
 * @param text ICU MessageFormat @param language BCP 47
 * @returns its parameters by name, and the text itself if it has none
 * @throws if it is not valid ICU, or has a plural case that its language lacks
 */
export function readMessage(text, language) {
  const { cardinals: cardinal, ordinals: ordinal } = new MessageFormat(language).plurals[0]
  const tokens = parse(text, { cardinal, ordinal, strictPluralKeys: true })
  const params = {}
  readParams(tokens, params)
  const plain = tokens.every(({ type }) => type === 'content') ? tokens.map(({ value }) => value).join('') : undefined
  return { params, plain }
}

/** The source of a language's plural rule: a function from a number to `one`, `few`, … */
export const pluralRuleOf = (language) => String(new MessageFormat(language).plurals[0].getCardinal)

/** Options of the compiler: our own runtime module, whose `number` formats numbers in the page's digits. */
const customFormatters = Object.fromEntries(
  Object.keys(formatters).map((name) => [name, { formatter: () => '', id: name, module: '@minaret/messages' }]),
)

/**
 * Compiles messages of one language.
 * @param messages `[key, text]` of messages with parameters
 * @returns the expression of each by key, with its parameters in `d`, and the names that the code imports from the runtime
 */
export function compileMessages(messages, language) {
  const names = new Map(messages.map(([key], index) => [`m${index}`, key]))
  const source = compileModule(
    new MessageFormat(language, { customFormatters, strictPluralKeys: true }),
    Object.fromEntries(messages.map(([, text], index) => [`m${index}`, text])),
  )
  const expressions = new Map()
  const usedNames = new Set()
  for (const line of source.split('\n')) {
    const [, name, expression] = /^ {2}(m\d+): \(d\) => (.*?),?$/.exec(line) ?? []
    if (name)
      expressions.set(
        names.get(name),
        expression.replaceAll(/\bselect\(d\.(\w+), \{(?=[^}]*\bnone:)/g, 'select(d.$1 || "none", {'),
      )
    const [, imported] = /^import \{ (.*) \} from/.exec(line) ?? []
    for (const importedName of imported?.split(', ') ?? []) usedNames.add(importedName)
  }
  return { expressions, used: usedNames }
}
