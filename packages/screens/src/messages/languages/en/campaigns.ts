import type { GiftRhythm } from '@minaret/contract'
import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** Appeals for a time: all of them, and each on its own page. */
export const words = {
  title: 'Campaigns',
  lead: 'Our current campaigns, and what past ones achieved.',
  description: (name: string) => `Campaigns at ${name}: what they’re raising, how far they’ve got and how to help.`,
  loading: 'Loading the campaigns',
  failed: 'We couldn’t load the campaigns.',
  none: 'No campaigns are open right now',
  noneMore: 'The next one will appear here. You can give to our other causes at any time.',
  give: 'See the causes',
  backHome: 'Go to the home page',
  more: 'Show more campaigns',
  groups: { live: 'Open now', upcoming: 'Opening soon', finished: 'Finished' },
  /** Over the others, where the first stands large above. */
  alsoOpen: 'Also open',
  cues: { live: 'View and donate', upcoming: 'View campaign', finished: 'See the results' },
  raised: 'Raised so far',
  raisedInAll: 'Total raised',
  of: (raised: string, target: string) => `${raised} of ${target}`,
  share: (percent: string) => `${percent}% of the target`,
  givers: (count: number, figure: string) =>
    counted(count, { one: `${figure} donation`, other: `${figure} donations` }),
  first: 'Be the first to donate',
  shareAndGivers: (share: string, givers: string) => `${share}, ${givers}`,
  thisWeek: (amount: string) => `${amount} in the last seven days`,
  until: (date: string, time?: string) => (time === undefined ? `Ends ${date}` : `Ends ${date}, ${time}`),
  opens: (date: string, time?: string) => (time === undefined ? `Opens ${date}` : `Opens ${date}, ${time}`),
  ended: (date: string) => `Ended on ${date}`,
  one: {
    loading: 'Loading the campaign',
    failed: 'We couldn’t load this campaign.',
    failedMore: 'It’s still open. Please try again in a moment.',
    missing: 'We couldn’t find that campaign',
    missingMore: 'It may have been removed, or the address may be wrong.',
    all: 'All campaigns',
    about: 'About this campaign',
    giving: 'Donate to this campaign',
    causeFailed: 'We couldn’t load the donation form.',
    /** Beside gifts that can be chosen, while a payment is under way or lost. */
    held: 'We’re still checking your gift above. Please finish it before you choose another.',
    causeLoading: 'Loading the donation form',
    soon: 'This campaign hasn’t started yet',
    soonMore: 'You can donate here once it opens. Share it with anyone who’d like to know.',
    over: 'This campaign has ended',
    overMore: 'Thank you to everyone who gave. You can still give to our other causes.',
    others: 'See our other causes',
    watch: 'Watch the video',
    watchAt: (site: string) => `Opens on ${site}`,
    /** On the bar at a phone's foot, after what has been raised. */
    give: 'Donate',
    /** Heard when gifts have come in, at most once a minute. */
    news: (raised: string) => `${raised} raised so far`,
    endsIn: 'Ends in',
    /** The clock's name, for those who listen. */
    endsInTimer: 'Time until the campaign ends',
    ending: 'This campaign has just ended',
    endingMore: 'If you’ve already started a payment, you can still finish it here.',
    invited: (name: string) => `${name} invites you to give`,
    invitedBySomebody: 'A supporter invites you to give',
    /** Tells the mosque of a name on a supporter's link. */
    report: 'Report this name',
    reported: 'Thank you. The mosque will check this name.',
    /** On paper. */
    printed: (address: string) => `Donate at ${address}`,
    share: 'Share',
    shareText: (title: string, name: string) => `${title}: a campaign by ${name}`,
  },
  needs: {
    title: 'What your gift pays for',
    lead: 'Give one of these, or part of one.',
    loading: 'Loading what your gift pays for',
    failed: 'We couldn’t load what your gift pays for.',
    given: (given: string, wanted: string) => `${given} of ${wanted} funded`,
    wanted: (count: number, figure: string) => counted(count, { one: `${figure} needed`, other: `${figure} needed` }),
    complete: 'Fully funded',
    /** Of a piece that is not whole yet. */
    begun: (amount: string) => `${amount} given towards the next one`,
    held: (amount: string) => `${amount} is being given right now`,
    heldAll: 'Someone is giving the last of this right now. Please check again in a few minutes.',
    look: 'Refresh',
    give: (amount: string) => `Give ${amount}`,
    last: (amount: string) => `Give the last ${amount}`,
    part: 'Give part',
    /** Heard after the words of a button. */
    towards: (title: string) => `towards ${title}`,
  },
  plans: {
    title: 'Regular giving',
    lead: 'Give a small amount regularly. You can pause, change or cancel at any time.',
    loading: 'Loading regular giving',
    failed: 'We couldn’t load regular giving.',
    rhythms: {
      weekly: (amount: string) => `${amount} every Friday`,
      monthly: (amount: string) => `${amount} every month`,
      daily: (amount: string) => `${amount} a day`,
    } satisfies Record<GiftRhythm, (amount: string) => string>,
    days: (count: number, figure: string, amount: string) =>
      counted(count, { one: `${amount} for ${figure} day`, other: `${amount} a day for ${figure} days` }),
    total: (amount: string) => `${amount} in total`,
    choose: {
      weekly: (amount: string) => `Give ${amount} every Friday`,
      monthly: (amount: string) => `Give ${amount} every month`,
      daily: (amount: string) => `Give ${amount} a day`,
    } satisfies Record<GiftRhythm, (amount: string) => string>,
  },
  match: {
    doubles: (sponsor: string) => `${sponsor} will double every gift`,
    triples: (sponsor: string) => `${sponsor} will triple every gift`,
    /** @param one one pound, or what it is in the campaign's currency */
    adds: (sponsor: string, added: string, one: string) => `${sponsor} will add ${added} for every ${one} you give`,
    pledged: (pledged: string, cap: string) => `${pledged} of their ${cap} already matched`,
    until: (date: string, time: string) => `Until ${date}, ${time}.`,
    full: (sponsor: string) => `${sponsor} has matched your gifts`,
    fullMore: (cap: string) => `The full ${cap} of match funding has been used.`,
  },
  wall: {
    title: 'Recent donations',
    anonymous: 'Anonymous',
    rhythms: { weekly: 'every Friday', monthly: 'every month', daily: 'every day' } satisfies Record<
      GiftRhythm,
      string
    >,
    /** Where a gift would stand that has not come yet. */
    seat: 'Yours could be next',
    more: 'Show more donations',
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
    title: 'Updates',
    earlier: (count: number, figure: string) =>
      counted(count, { one: `${figure} earlier update`, other: `${figure} earlier updates` }),
  },
  own: {
    title: 'Your fundraising link',
    lead: 'Share the campaign with your own link, and see how much it has raised.',
    name: 'Your first name',
    optional: '(optional)',
    hint: 'This name is shown to anyone who opens it.',
    unreadable: 'Enter a first name: letters, spaces, hyphens and apostrophes only.',
    posing: 'Use your own first name. This one could be taken for the mosque’s.',
    make: 'Create my link',
    making: 'Creating your link',
    failed: 'We couldn’t create your link right now. Please try again.',
    unknown: 'We couldn’t check how much your link has raised.',
    given: (count: number, figure: string, amount: string) =>
      counted(count, {
        one: `Your link has raised ${amount} from ${figure} donation.`,
        other: `Your link has raised ${amount} from ${figure} donations.`,
      }),
    none: 'No donations through your link yet. Send it to someone you know.',
    /** Goes out beside the link. */
    text: (title: string, name: string) => `Give with me: ${title}, a campaign by ${name}`,
  },
  chair: {
    title: 'A message from the chair',
    titleOf: (role: string) => `A message from the ${role}`,
    loading: 'Loading the message',
    failed: 'We couldn’t load the message from the chair.',
  },
  faqs: {
    title: 'FAQs',
    loading: 'Loading the FAQs',
    failed: 'We couldn’t load the FAQs.',
  },
}
