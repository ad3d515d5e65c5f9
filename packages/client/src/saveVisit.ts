import { endsSession, isSuccess } from './envelope.ts'

/**
 * Counts a visit (`GET /api/visitor/save`), for a page that has not loaded the whole client.
 * @param language the page's language (BCP 47) @param onLogout called if the response ends the session
 * @returns whether it was counted
 */
export async function saveVisit(language: string, onLogout: () => void): Promise<boolean> {
  try {
    const response = await fetch('/api/visitor/save', {
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language },
    })
    const body: unknown = await response.json()
    if (endsSession(body)) onLogout()
    return isSuccess(response.status, body)
  } catch {
    return false
  }
}
