export { MessageScreen } from './MessageScreen.tsx'
export { MessagesScreen } from './MessagesScreen.tsx'
export { parseMessageFilter } from './filter.ts'
export { TemplatesScreen } from './TemplatesScreen.tsx'
