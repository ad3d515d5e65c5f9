export { BrokenScreen, UnloadedScreen } from './BrokenScreen.tsx'
export { NotFoundScreen } from './NotFoundScreen.tsx'
