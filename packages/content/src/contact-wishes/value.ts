import { type Channel, channels, channelsIn, simplify, type WishHeading } from './heading.ts'

/** What somebody wishes, as far as a text says it. */
export type Wishes = Partial<Record<Channel, boolean>>

const plainYes =
  /^(?:yes(?: please)?|y|true|t|1|1 0+|on|ja|oui|s[ií]|evet|wahr|vrai|✓|✔|☑|checked|ticked|نعم|ہاں|جی ہاں)$/u
const plainNo =
  /^(?:no(?: thanks| thank you)?|n|never|false|f|0|0 0+|off|nein|nee|non|hay[ıi]r|falsch|faux|✗|✘|unchecked|unticked|لا|نہیں)$/u

/** Values that say that nothing is known. */
const nothing =
  /^(?:unknown|not (?:asked|set|known|recorded|specified|provided|stated|applicable|sure|yet.*)|n a|unspecified|undecided|undefined|null|blank|pending|unconfirmed|awaiting.*|no (?:response|answer|data|information|info|preference|preferences|reply|record|status)|(?:transactional|non subscribed)|legitimate interests?|(?:0000 00 00|00 00 0000)(?: [0 ]+)?)$/u

const objection =
  /\b(?:optout|unsub\p{L}*|withdr\p{L}*|revoked|denied|declined|refused|refuses|object(?:s|ed|ion)|removed|suppressed|bounced?|cleaned|complain(?:ed|t)|spam|blocked|blacklisted|undeliver\p{L}*|do not|never|stop|no (?:contact|consent|permission|marketing|longer|email|post|mail|mailings?|letters?|calls?|phone|sms|texts?|thanks|thank you)|not (?:to be )?(?:contact\p{L}*|consent\p{L}*|optin|subscribed|given|granted|agreed|allowed|permitted)|without consent|deceased)\b/u

/** No objection was recorded: staff decide what that means. */
const notObjected =
  /\b(?:not|never|hasn't|isn't|non) (?:yet |been )?(?:optout|unsub\p{L}*|object\p{L}*|withdr\p{L}*|suppress\p{L}*|bounc\p{L}*|complain\p{L}*|cleaned)/u
/** Beside a channel: `post no`, `email: false`. */
const taken = /\b(?:no|n|not|none|false|off|out|never|0)\b/u
const onlyEmail = /\b(?:unsub\p{L}*|bounced?|cleaned|complain(?:ed|t)|spam|undeliver\p{L}*|subscribed)\b/u

const agreed =
  /^(?:yes |has )?(?:optin|subscribed|consented|consent(?: given)?|given|granted|agreed|accepted|allowed|permitted|confirmed|express(?:ed)?(?: consent)?|explicit(?: consent)?)\b/u

const date =
  /^(?:\d{4} \d{1,2} \d{1,2}|\d{1,2} \d{1,2} \d{2,4}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} \d{2,4}|\p{L}{3,9} \d{1,2} \d{4}|\d{8})(?!\d)/u

const setAll = (those: readonly Channel[], value: boolean): Wishes =>
  Object.fromEntries(those.map((channel) => [channel, value]))

/** Two wishes as one: a no counts wherever it stands. */
export const mergeWishes = (one: Wishes, other: Wishes): Wishes => {
  const merged: Wishes = { ...one }
  for (const channel of channels) {
    const value = other[channel]
    if (value === false || merged[channel] === undefined) if (value !== undefined) merged[channel] = value
  }
  return merged
}

/** Characters of a value that is read, and of one that speaks for itself: what is longer is a note. */
const [longestValue, longestWord] = [300, 60]

/** Whether a value, or one of several in it, is an objection, whatever its column is called. */
export const objects = (value: string): boolean =>
  !value.includes('@') &&
  value
    .slice(0, longestValue)
    .split(/[,;|]/)
    .some((part) => part.length <= longestWord && !nothing.test(simplify(part)) && objection.test(simplify(part)))

/** Whether a note, which a person reads, has words of an objection. */
export const mentionsObjection = (note: string): boolean =>
  /\bdo not\b|\bno (?:contact|emails?|calls?|letters?|post|mail)\b|optout|unsub|\bstop (?:email|call|contact|writ|send)|\bdeceased\b|\bdied\b/.test(
    simplify(note),
  )

/** Whether a value speaks of a wish for itself, whatever its column is called. */
export const speaksForItself = (value: string): boolean =>
  objects(value) || /^(?:optin|subscribed)$/.test(simplify(value))

/** Whether a value is a plain yes or no, which only its column can explain. */
export const isPlain = (value: string): boolean => {
  const text = simplify(value)
  return text === 'x' || plainYes.test(text) || plainNo.test(text)
}

/** Whether a value is a plain no. */
export const isPlainNo = (value: string): boolean => plainNo.test(simplify(value))

const yesIn = ({ yes, objects, agrees }: WishHeading): Wishes | undefined => {
  if (yes === 'objects') return setAll(objects, false)
  if (yes === 'agrees') return setAll(agrees, true)
  return yes === 'prefers' ? {} : undefined
}

/** That somebody has not opted out does not say that they agreed. */
const noIn = ({ yes, objects }: WishHeading): Wishes | undefined => {
  if (yes === 'objects') return {}
  return yes === 'agrees' ? setAll(objects, false) : undefined
}

/** One of several things in a value, such as `email` or `no post`. */
function readPart(text: string, heading: WishHeading): Wishes | undefined {
  if (text === '' || nothing.test(text)) return {}
  if (plainYes.test(text)) return yesIn(heading)
  if (plainNo.test(text)) return noIn(heading)
  const about = channelsIn(text)
  if (notObjected.test(text)) return undefined
  if (about && taken.test(text)) return setAll(about.objects, false)
  if (objection.test(text)) {
    const others = /\b(?:contact|deceased)\b/.test(text) ? channels : heading.objects
    const scope = about?.objects ?? (onlyEmail.test(text) ? ['email' as const] : others)
    return setAll(scope, false)
  }
  const rest = text.replace(agreed, '').trim()
  const says = rest === text ? heading : { ...heading, yes: 'agrees' as const }
  if (rest === '') return setAll(onlyEmail.test(text) ? ['email'] : heading.agrees, true)
  if (about && text.split(' ').length <= 6) {
    const others = channels.filter((channel) => !about.agrees.includes(channel))
    const isOnly = /\bonly\b/.test(text) && says.yes !== 'objects'
    const wishes = yesIn({ ...says, ...about })
    return wishes && isOnly ? { ...setAll(others, false), ...wishes } : wishes
  }
  if (/^(?:all|any|every channel|everything)$/.test(text)) return yesIn(says)
  if (/^(?:none|nothing)$/.test(text)) return noIn(heading)
  return undefined
}

/**
 * Reads what a value of a column says of contact.
 * @returns undefined if it can't be understood; an empty object if it says nothing
 */
export function readWish(value: string, heading: WishHeading): Wishes | undefined {
  const text = simplify(value)
  if (text === '' || nothing.test(text)) return {}
  // An x marks a row; beside other values it could also cross something out, which the list's reader asks about.
  if (text === 'x') return yesIn(heading)
  if (heading.isDetail && heading.yes === 'objects') return plainNo.test(text) ? {} : setAll(heading.objects, false)
  if (date.test(text)) return heading.isDetail ? {} : yesIn(heading)
  if (heading.isDetail) return objection.test(text) ? undefined : {}
  if (value.length > longestValue) return undefined
  let wishes: Wishes = {}
  for (const part of value.split(/[,;|/+&\n]| and /)) {
    const read = readPart(simplify(part), heading)
    if (!read) return undefined
    wishes = mergeWishes(wishes, read)
  }
  return wishes
}

/** Values remembered of one column. */
const mostRemembered = 500

/** Reads the values of one column, of which a long list has few different ones: see {@link readWish}. */
export function createWishReader(heading: WishHeading): (value: string) => Wishes | undefined {
  const remembered = new Map<string, Wishes | undefined>()
  return (value) => {
    if (remembered.has(value)) return remembered.get(value)
    const wishes = readWish(value, heading)
    if (remembered.size < mostRemembered) remembered.set(value, wishes)
    return wishes
  }
}
