export { BrokenScreen, NotFoundScreen } from './NotFoundScreen.tsx'
