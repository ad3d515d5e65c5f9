/** A way of contacting a donor. */
export type Channel = 'email' | 'call' | 'post'

/** The channels, in display order. */
export const channels: readonly Channel[] = ['email', 'call', 'post']

/** The meaning of a contact preference column, derived from its heading. */
export type PreferenceHeading = {
  /** The meaning of a plain yes. `unknown`: the heading does not say, so only explicit values such as "opted out" count. */
  yes: 'agrees' | 'objects' | 'prefers' | 'unknown'
  /** The channels that a no covers. There is no channel for text messages: refusing them also refuses calls. */
  objects: readonly Channel[]
  /** The channels that a yes allows: empty if the heading names none. */
  agrees: readonly Channel[]
  /** Whether the column holds a date, reason or method. Such a value shows only that a decision was recorded. */
  isDetail: boolean
}

/** The subject of a heading: contact, a death, sharing data with third parties (mosques don't), or a status of any kind. */
export type HeadingMeaning =
  | { about: 'preference'; preference: PreferenceHeading }
  | { about: 'death' | 'sharing' | 'status' }

/** Simplifies a heading or a value for comparison: `HasOptedOutOfEmail` is `has optout of email`. */
export const simplify = (text: string): string =>
  text
    .slice(0, 300)
    .normalize('NFKC')
    .replaceAll(/^np(?:sp|e01|o02)__|__p?c$/gi, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/(\p{Ll})(\p{Lu})|(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1$3 $2$4')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}'✓✔☑✗✘]+/gu, ' ')
    .replaceAll(/\be[ -]?mail(?:s|ed|ing|ings)?\b/g, 'email')
    .replaceAll(/\bopt(?:ed|s|ing)? ?(in|out)\b/g, 'opt$1')
    .replaceAll(/\b(?:don't|dont|donot|do no)\b/g, 'do not')
    .replaceAll(/\b(mail|whats) (chimp|app)\b/g, '$1$2')
    .trim()

/** Words of refusal. `no` at the end of a heading means number. */
const negation =
  /\b(?:do not|does not|doesn't|no(?! of\b)(?= \p{L})|non|not|never|stop(?:ped)?|without|cannot|can't|optout|unsub\p{L}*|remove[ds]?|suppress\p{L}*|exclu\p{L}+|block(?:ed|list\p{L}*)?|blacklist\p{L}*|banned|bounc\p{L}*|clean(?:ed)?(?= time| date| campaign|$)|complain\p{L}*|object\p{L}*|withdr\p{L}*|revoke\p{L}*|refus\p{L}*|declin\p{L}*|denied|undeliver\p{L}*|invalid|on hold|barred|tps|mps|abuse)\b/u
const doubleNegation =
  /\b(?:not|no|never|hasn't|isn't|non) (?:\p{L}+ )?(?:optout|unsub\p{L}*|object\p{L}*|suppress\p{L}*|bounc\p{L}*|withdr\p{L}*)/u
const agreement =
  /\b(?:optin|consent\p{L}*|permi\p{L}+|allow\p{L}*|agree\p{L}*|accept\p{L}*|subscri(?:be[ds]?|ber status|ption status)|sign(?:ed)? ?up|join(?:ed)?|may|can|ok|okay|happy|wants?|wish(?:es)?|receives?|gets?|would like|yes|mailing list|newsletters?|marketing|gdpr|solicit(?!or)\p{L}*|approved?|authori[sz]\p{L}*|comms|updates?|hear from|(?:keep|stay) in touch|contact(?:ed)? (?:me |you |them )?(?:by|via)|(?:further|future) contact|contactable|(?:lawful|legal) basis|legitimate interests?|preferences?)\b/u

/** Words that may refer to a contact preference. */
const possibleContact =
  /\b(?:subscri\p{L}*|blocked|banned|complain\p{L}*|dn[cem]|no ?mail|touch|updates?|inactive|active|removed|archived|deleted|privacy|protection|appeals?|correspond\p{L}*|accept\p{L}*|agree\p{L}*|allow\p{L}*|wish\p{L}*|opt\p{L}*|contact\p{L}*|prefer\p{L}*|send)\b/u

/**
 * Whether the unrecognised heading of a yes/no column may be about contact, because it contains a word about contact or is
 * in another language.
 */
export const mayConcernContact = (heading: string): boolean => {
  const text = simplify(heading)
  if ([technical, otherConsent, otherSubject, contactDetail].some((form) => form.test(text))) return false
  return channelsIn(text) !== undefined || possibleContact.test(text) || /[^\p{ASCII}]/u.test(text)
}

/** Words used only for contact preferences, with or without a channel. */
const contactOnly =
  /\b(?:optin|optout|consent\p{L}*|gdpr|unsub\p{L}*|subscribed?|(?:subscriber|subscription) status|marketing|solicit(?!or)\p{L}*|permissions?|contactable|do not|mailing list|newsletters?|suppress\p{L}*|preferences?|tps|mps|(?:no|may|can|ok to|okay to|happy to|allow|never|not to be|to be|further|future) (?:be )?contact(?:ed)?|contact(?:ed)? (?:me|you|them|by|via)|contact opt\p{L}*|comms|(?:lawful|legal) basis|legitimate interests?|hear from|(?:keep|stay) in touch|bounc\p{L}*|cleaned|clean time|complained|complaints?|bl(?:ack|ock)listed|on hold)\b/u

const prefers = /\b(?:preferred|prefers|best) (?:communication|contact|channel|method)|\bcontact method/u

/** Technical columns, and forms of address in letters. */
const technical =
  /\b(?:link|url|hash|token|ip|id|greeting|addressee|household (?:formal|informal|name)|formal greeting|subscription (?:amount|plan|type))\b|\bmarketing (?:source|campaign|medium|spend)|^mailing (?:address|street|city|town|state|county|post ?code|postal code|zip.*|country)/u
/** Consent to other matters, unless contact is named as well. */
const otherConsent = /\b(?:gift ?aid|terms|cookies?|photo\p{L}*|anonym\p{L}*)\b/u
/** Words mostly used for other subjects: they exclude a heading that has no word from `contactOnly`. */
const otherSubject = /\b(?:payment|donation|card|code|emergency|next of kin)\b/u
const contactDetail = /\bcontact (?:id|type|subtype|owner|name|source|number|no|email|phone|address)$/u

/** Words for the date, reason or method of a decision, not the decision itself. */
const detail =
  /\b(?:date|time|at|on(?! hold)|since|timestamp|reason|campaign|title|other|notes?|comments?|by whom|source|wording|text|statement|version)$|\b(?:date|time|reason|campaign|when|why)\b|\b(?:consent|optin|permission|gdpr)\b.* (?:method|by|via|channel)$/u

const channelPatterns = {
  email: /\b(?:email|mailchimp|e ?news|e ?bulletin|digital|electronic)\b/u,
  list: /\b(?:newsletters?|mailing lists?)\b/u,
  call: /\b(?:phone|phoned|telephone|tel|calls?|called|calling|landline|tps)\b/u,
  text: /\b(?:sms|texts?|text messages?|mobile|whatsapp|messages?|messaging)\b/u,
  post: /\b(?:post|posted|postal|mail|mailed|letters?|direct mail|print|paper|mps)\b/u,
  mailing: /\bmailings?\b(?! lists?\b)/u,
}

/** The channels named in text: those that a no covers, and those that a yes allows. Undefined if there are none. */
export function channelsIn(text: string): Pick<PreferenceHeading, 'objects' | 'agrees'> | undefined {
  const isNamed = (kind: keyof typeof channelPatterns) => channelPatterns[kind].test(text)
  // A newsletter is an email, unless another channel is named.
  const isList = isNamed('list') && !isNamed('call') && !isNamed('text') && !isNamed('post')
  const agrees = channels.filter((channel) => isNamed(channel) || (channel === 'email' && isList))
  const objects = channels.filter(
    (channel) =>
      agrees.includes(channel) || (channel === 'call' && isNamed('text')) || (channel !== 'call' && isNamed('mailing')),
  )
  return objects.length > 0 ? { objects, agrees } : undefined
}

const death = /\b(?:deceased|died|death|dead|passed away|rip)\b/u
const sharing = /\b(?:trade|share[ds]?|sharing|third part(?:y|ies)|rent|swap|fax)\b/u
const status = /^(?:(?:email|list|member|subscriber|subscription|contact|audience|mailchimp|confirm) )?status$/u

/**
 * Reads the meaning of a heading.
 * @returns undefined if it is not about contact
 */
export function readPreferenceHeading(heading: string): HeadingMeaning | undefined {
  const text = simplify(heading)
  if (text === '') return undefined
  if (death.test(text)) return { about: 'death' }
  if (status.test(text)) return { about: 'status' }
  if (/\b(?:link|url|hash|token)\b/.test(text)) return undefined
  if (technical.test(text) && !/\b(?:unsub|clean|optout)/.test(text)) return undefined
  if (otherConsent.test(text) && !/\b(?:marketing|contact)\b/.test(text) && !channelsIn(text)) return undefined
  if ((contactDetail.test(text) || otherSubject.test(text)) && !contactOnly.test(text)) return undefined
  const mainText = simplify(heading.replaceAll(/\([^()]*\)/g, ' ')) || text
  const namedChannels = channelsIn(text)
  const isGeneral = /\b(?:contact(?:ed)?|communicat\p{L}*|comms|mailchimp)\b/u.test(text)
  const isWeak = (negation.test(text) || agreement.test(text)) && (namedChannels !== undefined || isGeneral)
  if (!contactOnly.test(text) && !prefers.test(text) && !isWeak) return undefined
  if (sharing.test(text) && !namedChannels) return { about: 'sharing' }

  const isAboutEmail =
    /\b(?:unsub\p{L}*|subscri\p{L}*|bounc\p{L}*|clean(?:ed)?|complain\p{L}*|on hold)\b|^is optout$/u.test(text)
  const scope =
    namedChannels ?? (isAboutEmail ? { objects: ['email'] as const, agrees: ['email'] as const } : undefined)
  const relevantText = negation.test(mainText) || agreement.test(mainText) ? mainText : text
  const isBoth = /\boptin\b/.test(relevantText) && /\boptout\b/.test(relevantText)
  const yes = (): PreferenceHeading['yes'] => {
    if (doubleNegation.test(relevantText) || isBoth) return 'unknown'
    if (negation.test(relevantText)) return 'objects'
    if (prefers.test(relevantText)) return 'prefers'
    return agreement.test(relevantText) ? 'agrees' : 'unknown'
  }
  return {
    about: 'preference',
    preference: {
      yes: yes(),
      objects: scope?.objects ?? channels,
      agrees: scope?.agrees ?? [],
      isDetail: detail.test(text),
    },
  }
}
