export { AppDonateScreen as Screen } from './AppDonateScreen.tsx'
export { prepareChooseCause } from './lazyParts.ts'
export { openLink } from './openLink.ts'
