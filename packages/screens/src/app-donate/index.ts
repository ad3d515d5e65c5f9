export { AppDonateScreen as Screen } from './AppDonateScreen.tsx'
