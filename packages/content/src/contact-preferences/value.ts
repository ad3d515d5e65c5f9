import { type Channel, channels, channelsIn, simplify, type PreferenceHeading } from './heading.ts'

/** Contact preferences by channel: true for agreement, false for an objection. */
export type ContactPreferences = Partial<Record<Channel, boolean>>

const plainYes =
  /^(?:yes(?: please)?|y|true|t|1|1 0+|on|ja|oui|s[ií]|evet|wahr|vrai|✓|✔|☑|checked|ticked|نعم|ہاں|جی ہاں)$/u
const plainNo =
  /^(?:no(?: thanks| thank you)?|n|never|false|f|0|0 0+|off|nein|nee|non|hay[ıi]r|falsch|faux|✗|✘|unchecked|unticked|لا|نہیں)$/u

/** Values that mean unknown. */
const unknownValue =
  /^(?:unknown|not (?:asked|set|known|recorded|specified|provided|stated|applicable|sure|yet.*)|n a|unspecified|undecided|undefined|null|blank|pending|unconfirmed|awaiting.*|no (?:response|answer|data|information|info|preference|preferences|reply|record|status)|(?:transactional|non subscribed)|legitimate interests?|(?:0000 00 00|00 00 0000)(?: [0 ]+)?)$/u

const objection =
  /\b(?:optout|unsub\p{L}*|withdr\p{L}*|revoked|denied|declined|refused|refuses|object(?:s|ed|ion)|removed|suppressed|bounced?|cleaned|complain(?:ed|t)|spam|blocked|blacklisted|undeliver\p{L}*|do not|never|stop|no (?:contact|consent|permission|marketing|longer|email|post|mail|mailings?|letters?|calls?|phone|sms|texts?|thanks|thank you)|not (?:to be )?(?:contact\p{L}*|consent\p{L}*|optin|subscribed|given|granted|agreed|allowed|permitted)|without consent|deceased)\b/u

/** Values that mean no objection was recorded: staff decide how to treat them. */
const notObjected =
  /\b(?:not|never|hasn't|isn't|non) (?:yet |been )?(?:optout|unsub\p{L}*|object\p{L}*|withdr\p{L}*|suppress\p{L}*|bounc\p{L}*|complain\p{L}*|cleaned)/u
/** A refusal next to a channel: `post no`, `email: false`. */
const refusal = /\b(?:no|n|not|none|false|off|out|never|0)\b/u
const onlyEmail = /\b(?:unsub\p{L}*|bounced?|cleaned|complain(?:ed|t)|spam|undeliver\p{L}*|subscribed)\b/u

const agreement =
  /^(?:yes |has )?(?:optin|subscribed|consented|consent(?: given)?|given|granted|agreed|accepted|allowed|permitted|confirmed|express(?:ed)?(?: consent)?|explicit(?: consent)?)\b/u

const date =
  /^(?:\d{4} \d{1,2} \d{1,2}|\d{1,2} \d{1,2} \d{2,4}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} \d{2,4}|\p{L}{3,9} \d{1,2} \d{4}|\d{8})(?!\d)/u

const withAll = (channelList: readonly Channel[], value: boolean): ContactPreferences =>
  Object.fromEntries(channelList.map((channel) => [channel, value]))

/** Merges two sets of preferences. A no in either takes precedence. */
export const mergePreferences = (first: ContactPreferences, second: ContactPreferences): ContactPreferences => {
  const merged: ContactPreferences = { ...first }
  for (const channel of channels) {
    const value = second[channel]
    if (value === false || merged[channel] === undefined) if (value !== undefined) merged[channel] = value
  }
  return merged
}

/** The maximum length of a value that is read, and of an explicit value: a longer one is a note. */
const [maxValueLength, maxItemLength] = [300, 60]

/** Whether a value, or one item of it, is an objection, regardless of its heading. */
export const isObjection = (value: string): boolean =>
  !value.includes('@') &&
  value
    .slice(0, maxValueLength)
    .split(/[,;|]/)
    .some(
      (part) => part.length <= maxItemLength && !unknownValue.test(simplify(part)) && objection.test(simplify(part)),
    )

/** Whether a free-text note mentions an objection. */
export const mentionsObjection = (note: string): boolean =>
  /\bdo not\b|\bno (?:contact|emails?|calls?|letters?|post|mail)\b|optout|unsub|\bstop (?:email|call|contact|writ|send)|\bdeceased\b|\bdied\b/.test(
    simplify(note),
  )

/** Whether a value is an explicit preference, regardless of its heading. */
export const isExplicitPreference = (value: string): boolean =>
  isObjection(value) || /^(?:optin|subscribed)$/.test(simplify(value))

/** Whether a value is a plain yes or no, whose meaning depends on the heading. */
export const isPlain = (value: string): boolean => {
  const text = simplify(value)
  return text === 'x' || plainYes.test(text) || plainNo.test(text)
}

/** Whether a value is a plain no. */
export const isPlainNo = (value: string): boolean => plainNo.test(simplify(value))

/** The meaning of a plain yes. */
const meaningOfYes = ({ yes, objects, agrees }: PreferenceHeading): ContactPreferences | undefined => {
  if (yes === 'objects') return withAll(objects, false)
  if (yes === 'agrees') return withAll(agrees, true)
  return yes === 'prefers' ? {} : undefined
}

/** The meaning of a plain no. Not having opted out is not consent. */
const meaningOfNo = ({ yes, objects }: PreferenceHeading): ContactPreferences | undefined => {
  if (yes === 'objects') return {}
  return yes === 'agrees' ? withAll(objects, false) : undefined
}

/** Reads one item of a value, such as `email` or `no post`. */
function readItem(text: string, heading: PreferenceHeading): ContactPreferences | undefined {
  if (text === '' || unknownValue.test(text)) return {}
  if (plainYes.test(text)) return meaningOfYes(heading)
  if (plainNo.test(text)) return meaningOfNo(heading)
  const namedChannels = channelsIn(text)
  if (notObjected.test(text)) return undefined
  if (namedChannels && refusal.test(text)) return withAll(namedChannels.objects, false)
  if (objection.test(text)) {
    const defaultChannels = /\b(?:contact|deceased)\b/.test(text) ? channels : heading.objects
    const scope = namedChannels?.objects ?? (onlyEmail.test(text) ? ['email' as const] : defaultChannels)
    return withAll(scope, false)
  }
  const rest = text.replace(agreement, '').trim()
  const effective = rest === text ? heading : { ...heading, yes: 'agrees' as const }
  if (rest === '') return withAll(onlyEmail.test(text) ? ['email'] : heading.agrees, true)
  if (namedChannels && text.split(' ').length <= 6) {
    const otherChannels = channels.filter((channel) => !namedChannels.agrees.includes(channel))
    const isOnly = /\bonly\b/.test(text) && effective.yes !== 'objects'
    const preferences = meaningOfYes({ ...effective, ...namedChannels })
    return preferences && isOnly ? { ...withAll(otherChannels, false), ...preferences } : preferences
  }
  if (/^(?:all|any|every channel|everything)$/.test(text)) return meaningOfYes(effective)
  if (/^(?:none|nothing)$/.test(text)) return meaningOfNo(heading)
  return undefined
}

/**
 * Reads the preferences in a column's value.
 * @returns undefined if it cannot be interpreted, or an empty object if it states no preference
 */
export function readPreferences(value: string, heading: PreferenceHeading): ContactPreferences | undefined {
  const text = simplify(value)
  if (text === '' || unknownValue.test(text)) return {}
  // An x is a tick. Among other values it could also be a cross: the import then asks the user.
  if (text === 'x') return meaningOfYes(heading)
  if (heading.isDetail && heading.yes === 'objects') return plainNo.test(text) ? {} : withAll(heading.objects, false)
  if (date.test(text)) return heading.isDetail ? {} : meaningOfYes(heading)
  if (heading.isDetail) return objection.test(text) ? undefined : {}
  if (value.length > maxValueLength) return undefined
  let preferences: ContactPreferences = {}
  for (const part of value.split(/[,;|/+&\n]| and /)) {
    const itemPreferences = readItem(simplify(part), heading)
    if (!itemPreferences) return undefined
    preferences = mergePreferences(preferences, itemPreferences)
  }
  return preferences
}

/** The maximum number of cached values per column. */
const maxCachedValues = 500

/** Creates a function that reads one column's values like {@link readPreferences}, with a cache, as values repeat. */
export function createPreferencesReader(heading: PreferenceHeading): (value: string) => ContactPreferences | undefined {
  const cache = new Map<string, ContactPreferences | undefined>()
  return (value) => {
    if (cache.has(value)) return cache.get(value)
    const preferences = readPreferences(value, heading)
    if (cache.size < maxCachedValues) cache.set(value, preferences)
    return preferences
  }
}
