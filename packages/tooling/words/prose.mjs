// Words to avoid in text, documents and comments, and what to write instead, for `npm run check -- words`.
// `find` ignores case, and a space in it matches any white space. A row without `in` applies everywhere.

/** Text on screens, in emails and in terminals, and that of demonstration mosques. */
const read = ['text', 'demonstration']
/** Everything except comments. */
const written = [...read, 'doc']

/** @type {{ find: string, write: string, in?: ('text' | 'doc' | 'demonstration' | 'comment')[] }[]} */
export const proseRows = [
  // Email and accounts
  { find: 'e-mail(?:s|ed|ing)?', write: 'email', in: written },
  {
    find: '(?<!(?:capital|small|large|larger|look-alike|European|accepted|country|Latin|Arabic|Urdu|block|printed|Greek|of) )letters?(?! (?:of the law|or a digit|and (?:digits|numbers|figures|hyphens)|to HMRC)|, (?:spaces|digits))',
    write: 'email, or character for a letter of a word',
    in: written,
  },
  {
    find: '(?:sent|send|sends|wrote|write|get|gets|got) (?:you |them |him |her |people )?(?:a|the|this|that|another|no|one) letters?',
    write: 'email',
  },
  { find: 'mailbox(?:es)?', write: 'inbox, or email address' },
  { find: 'unwanted mail', write: 'spam or junk folder' },
  { find: 'forgotten my password', write: 'Forgotten your password?' },
  { find: 'accounts? (?:is|are) open\\b|open (?:my|an|your) account', write: 'your account is ready, create account' },
  { find: 'sign(?:s|ed|ing)? in(?:to)?(?! (?:advance|the sky))|log-?in to', write: 'log in' },
  { find: 'web site', write: 'website' },
  { find: 'telephones?', write: 'phone', in: read },
  { find: 'ring (?:us|the (?:mosque|office|imam))|we ring', write: 'call', in: read },
  { find: 'peace be with you', write: 'Assalamu alaykum', in: read },

  // Giving
  { find: 'mend(?:s|ed|ing)?', write: 'fix, repair, or update (a card)' },
  { find: 'card compan(?:y|ies)', write: 'card processing fee, or the payment provider' },
  { find: 'a few words to', write: 'add a message', in: read },
  {
    find: 'who has given|what has happened since|what is needed',
    write: 'recent donations, updates, what your gift pays for',
    in: ['text'],
  },
  { find: 'pass(?:es|ed)? it on', write: 'share', in: read },
  { find: '(?:what|whatever) (?:became|has become) of', write: 'results' },
  { find: 'by itself|by themselves', write: 'automatically, or on its own', in: read },
  { find: 'pretend (?:payment|gift|money|donation|bank|card)s?', write: 'test payment, test donation' },
  { find: 'how should the payment end', write: 'choose a test result' },
  { find: 'that (?:you are|somebody is|someone is) a person', write: "checking you're not a robot" },
  {
    find: 'nothing (?:was|is|has been) taken',
    write: "you haven't been charged",
    in: read,
  },
  { find: 'givers?', write: 'donor' },
  { find: 'appeals?', write: 'campaign, or cause', in: ['text'] },
  { find: 'evening school', write: 'maktab (after-school classes)' },

  // Displays
  {
    find: '(?:lying|standing) (?:screen|display)s?|(?:screen|display)s? (?:that |which )?(?:lies|stands|lie|stand|lying|standing)\\b|lying (?:or|and) standing|standing (?:or|and) lying',
    write: 'landscape, portrait',
  },
  { find: 'screens? in the hall', write: 'prayer hall display, TV display' },
  { find: 'fallen silent|falls? silent', write: 'gone offline, stopped responding' },

  // Plain sentences
  { find: 'onward', write: 'continue', in: ['text'] },
  {
    find: '(?:goes|go|went|going) on(?= (?:as|from|with|until|when|again|by|at once|without)|[.,;:)]|$)',
    write: 'continue, restart',
    in: read,
  },
  { find: 'look (?:it over|into your)|look(?:ed)? after by', write: 'check', in: read },
  { find: 'as the law asks', write: 'as the law requires' },
  {
    find: '(?:in|out of|take|keep|of|from) the books|its books|the books (?:hold|stay|say|are)',
    write: 'the records, the accounts, the ledger',
  },
  { find: '(?:will )?stands? here|they stand here', write: 'appears here, is listed here' },
  { find: 'com(?:e|es) to (?:an|its|their) end|came to (?:an|its|their) end', write: 'ends, runs out' },
  { find: 'the whole month', write: 'full month', in: ['text'] },
  { find: 'whosoever|whomsoever|of themselves|of itself|nought|henceforth|hitherto|lest', write: 'a plain sentence' },
  {
    find: 'has said (?:nothing|where)|nobody has said|was said nowhere|is said nowhere|says nothing of|said (?:of|about) it',
    write: 'is not set, is not used',
  },
  { find: '(?:could not be|cannot be|nothing was|was not|were not) made', write: 'created, generated, built' },
  { find: '(?:is|are|was|were) not known(?! to| yet)', write: 'is unknown, does not exist', in: read },

  // Servers and commands
  { find: 'verbs?', write: 'command', in: ['text', 'doc', 'comment'] },
  {
    find: '(?:this|that|same|other|one|each|every|several|more|two|both|all|first|second|another|own|few|many|these|single|whole) hosts?(?! ?names?| ?headers?|ed)',
    write: 'server, or machine; host is a DNS name',
  },
  { find: '(?:is|are|was|were|went|while|when|be) away(?! from)', write: 'is unreachable, does not respond' },
  { find: 'turn(?:s|ed|ing)? over (?:the |a )?(?:key|secret)s?|nothing to turn over', write: 'rotate' },
  { find: 'shel(?:f|ves)', write: 'cache', in: ['doc', 'comment'] },
  { find: 'late parts?', write: 'lazily loaded part' },
  { find: 'witness(?:es)?', write: 'fingerprint, version', in: ['doc', 'comment'] },
  { find: 'clean run|whole run', write: 'full test run' },
  { find: 'owners? of the machine', write: 'installation owner' },
  { find: 'in other hands', write: 'taken by another server' },
  { find: 'strokes', write: 'hyphens', in: ['text', 'doc'] },
  {
    find: 'step \\d+ (?:adds|brings|does|of the)|this step (?:does|has|adds|brings)|lines of work',
    write: 'what the product does today',
    in: ['doc', 'comment'],
  },

  // Comments: the field's noun and verb, and roles instead of people in a story
  { find: 'nothing where', write: 'undefined if, returns nothing if', in: ['comment'] },
  { find: 'undefined where', write: 'undefined if', in: ['comment'] },
  { find: 'who(?:m)?ever', write: 'the role: donor, treasurer, visitor, caller', in: ['comment'] },
  { find: '(?:each|all|every one) with what', write: 'the noun of what it is', in: ['comment'] },
  { find: '(?:for|of) oneself', write: 'exclusive', in: ['comment'] },
  { find: 'leads? to nothing', write: 'is missing, is invalid', in: ['comment'] },
  { find: 'givers?', write: 'donor', in: ['comment'] },
  { find: 'mend(?:s|ed|ing)?', write: 'fix, repair, or update (a card)', in: ['comment'] },
  { find: "the kit(?:[’']s)?", write: 'the UI library', in: ['comment'] },
]
