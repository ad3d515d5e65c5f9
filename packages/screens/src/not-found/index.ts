export { BrokenScreen, CodeLoadErrorScreen } from './BrokenScreen.tsx'
export { NotFoundScreen } from './NotFoundScreen.tsx'
