import type { GiftRhythm } from '@minaret/contract'
import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** Appeals for a time: all of them, and each on its own page. */
export const words = {
  title: 'Campaigns',
  lead: 'What we are raising money for together, how far we have come, and what it did.',
  description: (name: string) =>
    `The campaigns of ${name}: what is being raised, how far it has come, and how to help.`,
  loading: 'Loading the campaigns',
  failed: 'We could not load the campaigns.',
  none: 'No campaign is open just now',
  noneMore: 'When the next one opens, you will find it here. Every other cause can be given to at any time.',
  give: 'See the causes',
  backHome: 'Go to the home page',
  more: 'Show more campaigns',
  groups: { live: 'Open now', upcoming: 'Opening soon', finished: 'Finished' },
  /** Over the others, where the first stands large above. */
  alsoOpen: 'Also open',
  cues: { live: 'See the campaign and give', upcoming: 'See the campaign', finished: 'See what became of it' },
  raised: 'Raised so far',
  raisedInAll: 'Raised in all',
  of: (raised: string, target: string) => `${raised} of ${target}`,
  share: (percent: string) => `${percent}% of the target`,
  givers: (count: number, figure: string) => counted(count, { one: `${figure} gift`, other: `${figure} gifts` }),
  first: 'Be the first to give',
  shareAndGivers: (share: string, givers: string) => `${share}, ${givers}`,
  until: (date: string, time: string) => `Open until ${date}, ${time}`,
  opens: (date: string, time: string) => `Opens on ${date}, ${time}`,
  ended: (date: string) => `Ended on ${date}`,
  one: {
    loading: 'Loading the campaign',
    failed: 'We could not load this campaign.',
    failedMore: 'It is still there. Please try again in a moment; what has come of it stands below.',
    missing: 'We could not find that campaign',
    missingMore: 'It may have been taken down, or the address is mistyped.',
    all: 'All campaigns',
    about: 'About this campaign',
    giving: 'Give to this campaign',
    causeFailed: 'We could not load the form for giving.',
    /** Beside gifts that can be chosen, while a payment is under way or lost. */
    held: 'Your gift above has not been answered yet. Finish it there before you choose another.',
    causeLoading: 'Loading the form for giving',
    soon: 'It is not open yet',
    soonMore: 'Gifts can be made here from the day it opens. Pass it on to those who would like to know.',
    over: 'This campaign has ended',
    overMore: 'Thank you to everybody who gave. What is still needed can be given to at any time.',
    others: 'See what else you can give to',
    watch: 'Watch the film',
    watchAt: (site: string) => `Opens at ${site}`,
    /** On the bar at a phone's foot, after what has been raised. */
    give: 'Give',
    /** Heard when gifts have come in, at most once a minute. */
    news: (raised: string) => `${raised} raised now`,
    endsIn: 'Ends in',
    /** The clock's name, for those who listen. */
    endsInTimer: 'Time until the campaign ends',
    ending: 'This campaign has just ended',
    endingMore: 'A payment that you have begun can still be finished here.',
    invited: (name: string) => `${name} invites you to give`,
    invitedBySomebody: 'A supporter invites you to give',
    /** Tells the mosque of a name on a supporter's link. */
    report: 'Report this name',
    reported: 'Thank you. The mosque will look at this name.',
    /** On paper. */
    printed: (address: string) => `Give at ${address}`,
    share: 'Pass it on',
    shareText: (title: string, name: string) => `${title}: a campaign of ${name}`,
  },
  needs: {
    title: 'What is needed',
    lead: 'Give one of them, or a part of one.',
    loading: 'Loading what is needed',
    failed: 'We could not load what is needed.',
    given: (given: string, wanted: string) => `${given} of ${wanted} given`,
    wanted: (count: number, figure: string) => counted(count, { one: `${figure} needed`, other: `${figure} needed` }),
    complete: 'All given',
    /** Of a piece that is not whole yet. */
    begun: (amount: string) => `${amount} given towards the next one`,
    held: (amount: string) => `${amount} is being given at this moment`,
    heldAll: 'All that is left is being given at this moment. It may be free again in a few minutes.',
    look: 'Look again',
    give: (amount: string) => `Give ${amount}`,
    last: (amount: string) => `Give the last ${amount}`,
    part: 'Give a part',
    /** Heard after the words of a button. */
    towards: (title: string) => `towards ${title}`,
  },
  plans: {
    title: 'Ways to give regularly',
    lead: 'A small sum that comes by itself. You can pause, change or stop it at any time.',
    loading: 'Loading the ways to give',
    failed: 'We could not load the ways to give.',
    rhythms: {
      weekly: (amount: string) => `${amount} every Friday`,
      monthly: (amount: string) => `${amount} every month`,
      daily: (amount: string) => `${amount} a day`,
    } satisfies Record<GiftRhythm, (amount: string) => string>,
    days: (count: number, figure: string, amount: string) =>
      counted(count, { one: `${amount} on ${figure} day`, other: `${amount} a day for ${figure} days` }),
    total: (amount: string) => `${amount} in all`,
    choose: 'Choose this',
  },
  match: {
    doubles: (sponsor: string) => `${sponsor} doubles every gift`,
    triples: (sponsor: string) => `${sponsor} triples every gift`,
    adds: (sponsor: string, percent: string) => `${sponsor} adds ${percent}% to every gift`,
    pledged: (pledged: string, cap: string) => `${pledged} of ${cap} promised so far`,
    until: (date: string, time: string) => `Until ${date}, ${time}.`,
    full: (sponsor: string) => `${sponsor} has matched your gifts`,
    fullMore: (cap: string) => `All of the ${cap} that could be promised has been reached.`,
  },
  wall: {
    title: 'Who has given',
    anonymous: 'Anonymous',
    rhythms: { weekly: 'every Friday', monthly: 'every month', daily: 'every day' } satisfies Record<
      GiftRhythm,
      string
    >,
    /** Where a gift would stand that has not come yet. */
    seat: 'Yours could be next',
    more: 'Show more gifts',
    ago: {
      now: 'just now',
      minutes: (count: number, figure: string) =>
        counted(count, { one: `${figure} minute ago`, other: `${figure} minutes ago` }),
      hours: (count: number, figure: string) =>
        counted(count, { one: `${figure} hour ago`, other: `${figure} hours ago` }),
      yesterday: 'yesterday',
      days: (count: number, figure: string) =>
        counted(count, { one: `${figure} day ago`, other: `${figure} days ago` }),
    },
  },
  updates: {
    title: 'What has happened since',
    earlier: (count: number, figure: string) =>
      counted(count, { one: `${figure} earlier update`, other: `${figure} earlier updates` }),
  },
  own: {
    title: 'Your own link',
    lead: 'Pass the campaign on with a link of your own, and see here what has been given through it.',
    name: 'Your first name',
    optional: '(optional)',
    hint: 'Whoever opens the link reads it.',
    unreadable: 'Enter a first name: letters, spaces, hyphens and apostrophes.',
    posing: 'Use your own first name. This one could be taken for the mosque’s.',
    make: 'Make my own link',
    making: 'Making your link',
    failed: 'We could not make your link just now. Please try again.',
    unknown: 'We could not look up what has been given through your link.',
    given: (count: number, figure: string, amount: string) =>
      counted(count, {
        one: `${amount} has been given through your link, in ${figure} gift.`,
        other: `${amount} has been given through your link, in ${figure} gifts.`,
      }),
    none: 'Nothing has been given through your link yet. Send it to somebody who would like to know.',
    /** Goes out beside the link. */
    text: (title: string, name: string) => `Give with me: ${title}, a campaign of ${name}`,
  },
  chair: {
    title: 'A message from the chair',
    titleOf: (role: string) => `A message: ${role}`,
    loading: 'Loading the message',
    failed: 'We could not load the message from the chair.',
  },
  faqs: {
    title: 'Questions people ask',
    loading: 'Loading the questions',
    failed: 'We could not load the questions.',
  },
}
