/** Lets the browser keep what is shown without a connection, once the page is there. Where its code does not come, the next visit brings it. */
export function takeOffline(): void {
  if ('serviceWorker' in navigator)
    import('./register.ts').then(
      ({ keepOffline }) => keepOffline(),
      () => {},
    )
}
