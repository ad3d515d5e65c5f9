import '@minaret/ui/styles.css'
import { createDesk, deskQuery } from '@minaret/domain/desk'
import { solveChallenge } from '@minaret/screens/challenge'
import { directionOf, loadMessages } from '@minaret/screens/messages'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { DeskApp } from './DeskApp.tsx'
import { chooseLanguage, readLanguage } from './language.ts'
import { createRoutes } from './routes.tsx'

/** Starts the desk in the page's `#root`: the session is requested while the messages and the screen load. */
async function start(root: HTMLElement) {
  const language = readLanguage()
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  const desk = createDesk({ baseUrl: window.location.origin, language, chooseLanguage, solve: solveChallenge })
  void desk.queryClient.prefetchQuery(deskQuery(desk.api, 'sessionView', {}))
  await loadMessages(language, 'desk')
  createRoot(root).render(<DeskApp desk={desk} router={createBrowserRouter(createRoutes())} />)
}

const root = document.getElementById('root')
if (root) void start(root)
