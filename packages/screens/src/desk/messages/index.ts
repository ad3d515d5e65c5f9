export { MessageScreen } from './MessageScreen.tsx'
export { MessagesScreen } from './MessagesScreen.tsx'
export { readWanted } from './wanted.ts'
export { TextsScreen } from './TextsScreen.tsx'
