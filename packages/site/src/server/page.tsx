import { localeOf, capturePressScript } from '@minaret/screens/app'
import { loadEveryWord } from '@minaret/screens/messages'
import { dehydrate } from '@tanstack/react-query'
import { App } from '../frame/App.tsx'
import { bootScript } from '../frame/boot.ts'
import { Document } from '../frame/Document.tsx'
import type { SiteApp } from './app.ts'
import type { Assets } from './assets.ts'
import { codeOf } from './codeOf.ts'
import { draw } from './draw.ts'
import { Head } from './Head.tsx'
import type { ServerPort, Visit } from './visit.ts'

/**
 * Asks for the page's scripts after its first painting: on a slow line its picture and its face then come before them. In a
 * tab nobody looks at they wait until somebody does. Where they do not come, the page stays as it was drawn.
 * @param entry begins the page @param scripts what the entry will ask for @param near what a part will, if it is in sight
 */
const laterScript = (entry: string, scripts: readonly string[], near?: { at: string; scripts: string[] }) => `
{const {nonce}=document.currentScript;requestAnimationFrame(()=>setTimeout(()=>{
const bring=(all)=>{for(const href of all)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',nonce,href}))};
bring(${JSON.stringify(scripts)});
const url=${JSON.stringify(entry)},policy=window.trustedTypes?.createPolicy('entry',{createScriptURL:()=>url}),script=document.createElement('script');
script.type='module';script.nonce=nonce;script.src=policy?policy.createScriptURL(url):url;document.head.append(script);
${near ? `if(document.querySelector(${JSON.stringify(near.at)})?.getBoundingClientRect().top<innerHeight*1.25)bring(${JSON.stringify(near.scripts)})` : ''}}))}`

/** Draws the page of an app at an address, with everything its script needs to take it over. */
export async function pageOf(
  request: Request,
  { domain, items, now, language }: Visit,
  { nonce, onError }: Pick<ServerPort, 'nonce' | 'onError'>,
  { app, assets }: { app: SiteApp; assets: Assets },
): Promise<Response> {
  const { origin } = new URL(request.url)
  const { tenant, queryClient } = domain
  const locale = localeOf({ ...tenant, language })
  await loadEveryWord(language)
  const opened = await app.open(request, { domain, language })
  if (opened instanceof Response) return opened

  // What could not be loaded is asked for by the browser; both must begin from the same nothing.
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  const { code, preload, near, styled } = codeOf(language, opened.screen, { assets, table: app.table })

  const html = await draw(
    <Document
      tenant={tenant}
      language={language}
      head={
        <Head
          tenant={tenant}
          language={language}
          assets={assets}
          preload={preload}
          styled={styled}
          nonce={nonce}
          viewport={app.viewport}
          inlinesStylesheets={app.inlinesStylesheets}
        />
      }
    >
      <App domain={domain} language={language} locale={locale} site={{ origin, preload() {} }}>
        {opened.page}
      </App>
    </Document>,
    {
      nonce,
      ...(app.inlinesStylesheets ? {} : { bootstrapModules: [assets.script] }),
      bootstrapScriptContent: `${capturePressScript}${bootScript({
        items,
        now,
        origin,
        language,
        locale,
        code,
        queries: dehydrate(queryClient),
        ...(app.inlinesStylesheets ? { stylesheets: assets.stylesOf(styled) } : {}),
        ...opened.boot,
      })}${app.inlinesStylesheets ? laterScript(assets.script, [...assets.scripts, ...preload], near) : ''}`,
      onError,
    },
  )
  return new Response(html, {
    status: opened.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'private, no-cache',
      vary: 'Cookie',
    },
  })
}
