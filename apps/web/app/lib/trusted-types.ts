/**
 * The one Trusted Types policy of the app. The content security policy names it and forbids others, so a
 * string reaches a place where it could become code only through here. It is the default policy, because
 * the map library writes its credits and starts its workers with plain strings.
 */
type Rules = {
  createHTML: (html: string, type: string, sink: string) => string | null;
  createScriptURL: (url: string) => string | null;
};
type Factory = { createPolicy: (name: string, rules: Rules) => unknown };

/** A parsed document is inert; what is inserted from it has passed the rule below. */
const INERT_SINK = 'DOMParser parseFromString';
/** Everything a map's credits need: links to other sites. */
const PLAIN_LINK = /<a href="https:\/\/[^"<>]*"(?: target="_blank")?(?: rel="[a-z ]*")?>|<\/a>/g;

export const RULES: Rules = {
  createHTML: (html, _type, sink) => (sink === INERT_SINK ? onlyLinks(html) : null),
  createScriptURL: (url) => (isOwnScript(url) ? url : null),
};

/** Links stay, every other tag becomes text. */
export function onlyLinks(html: string): string {
  const links = html.match(PLAIN_LINK) ?? [];
  return html
    .split(PLAIN_LINK)
    .map((text) => text.replaceAll('<', '&lt;') + (links.shift() ?? ''))
    .join('');
}

/** Its name has no hash, because the browser looks for new versions there. */
const STAFF_WORKER = '/staff-worker.js';

/** Built files only; in development Vite serves the sources. */
function isOwnScript(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return (
    origin === window.location.origin &&
    (import.meta.env.DEV || pathname.startsWith('/assets/') || pathname === STAFF_WORKER)
  );
}

/** Browsers without Trusted Types have only the rest of the content security policy. */
const factory = (globalThis as { trustedTypes?: Factory & { defaultPolicy?: unknown } })
  .trustedTypes;
if (factory && !factory.defaultPolicy) factory.createPolicy('default', RULES);

// In development the contract's schemas are in the browser too, and zod would compile them from text.
if (import.meta.env.DEV && typeof window !== 'undefined')
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
