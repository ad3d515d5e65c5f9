/** A message in every language, in the form of the server's compiled messages. */
type Localized = { readonly en: string }

/** Messages in one language: text, or a function of its values that returns text. */
type InLanguage<Messages> = Messages extends (values: infer Values) => unknown
  ? (values: Values) => string
  : Messages extends Localized
    ? string
    : { [Key in keyof Messages]: InLanguage<Messages[Key]> }

/** Messages in one language with their values: only text. */
type Filled<Messages> = Messages extends ((values: never) => unknown) | Localized
  ? string
  : { [Key in keyof Messages]: Filled<Messages[Key]> }

/** A function for each message with values, whose parameters together are those of all messages. */
type Functions<Messages> = Messages extends (values: infer Values) => unknown
  ? (values: Values) => void
  : Messages extends Localized
    ? never
    : Messages extends readonly (infer Message)[]
      ? Functions<Message>
      : Messages extends object
        ? Functions<Messages[keyof Messages]>
        : never

type ValuesOf<Messages> = [Functions<Messages>] extends [(values: infer Values) => void] ? Values : object

const isLocalized = (node: object): node is Record<string, string> => 'en' in node && typeof node.en === 'string'

/** Maps every message of a group, which may be an entire area, to its text. */
function mapMessages(
  messages: unknown,
  convert: (message: Record<string, string> | ((values: object) => unknown)) => unknown,
): unknown {
  if (typeof messages === 'function') return convert((values): unknown => Reflect.apply(messages, undefined, [values]))
  if (Array.isArray(messages)) return messages.map((message) => mapMessages(message, convert))
  if (typeof messages !== 'object' || messages === null) return messages
  if (isLocalized(messages)) return convert(messages)
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, mapMessages(message, convert)]))
}

const textIn = (message: unknown, language: string): unknown =>
  mapMessages(message, (localized) => Reflect.get(localized, language))

/** Reads messages in one language. @param messages all or part of a compiled `messages.gen.ts` */
export const inLanguage = <Messages>(messages: Messages, language: string): InLanguage<Messages> =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it has the same keys, which TypeScript cannot follow
  mapMessages(messages, (message) =>
    typeof message === 'function' ? (values: object) => textIn(message(values), language) : message[language],
  ) as InLanguage<Messages>

/**
 * Reads messages in one language with their values, so that an email's can be spread into it:
 * `fillMessages(messages.joined, language, { name, mosque })`.
 * @param values of every message
 */
export const fillMessages = <Messages>(
  messages: Messages,
  language: string,
  values: ValuesOf<Messages> & object,
): Filled<Messages> =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it has the same keys, which TypeScript cannot follow
  mapMessages(messages, (message) =>
    textIn(typeof message === 'function' ? message(values) : message, language),
  ) as Filled<Messages>
