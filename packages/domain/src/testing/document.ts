import { Window } from 'happy-dom'

// React asks for a window when it is loaded: import this before anything of React's.
const window = new Window({ url: 'https://mosque.example/' })
Object.assign(globalThis, { window, document: window.document })
