import { Window } from 'happy-dom'

// React checks for a window when it loads, so import this before React.
const window = new Window({ url: 'https://mosque.example/' })
Object.assign(globalThis, { window, document: window.document })
