import { Window } from 'happy-dom'

// React checks for a window when it loads, so import this before React.
const window = new Window({ url: 'https://mosque.example/', width: 1280, height: 900 })
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true, writable: true })
Object.assign(globalThis, { window, document: window.document })
