/** Registers the service worker once the page has loaded. If its code cannot load, the next visit tries again. */
export function enableOffline(): void {
  if ('serviceWorker' in navigator)
    import('./registerServiceWorker.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      () => {},
    )
}
