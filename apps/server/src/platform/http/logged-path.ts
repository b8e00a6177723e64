import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Fixed parts of all paths we serve, in lower case. */
    pathWords: Set<string>;
  }
}

/** The longest path we serve has eight parts. */
const MAX_PARTS = 10;
const HIDDEN = '…';

export function registerLoggedPaths(app: FastifyInstance): void {
  app.decorate('pathWords', new Set<string>());
  app.addHook('onRoute', ({ url }) => addPathWords(app, url));
}

/** For routes Fastify does not know: those of the web app. */
export function addPathWords({ pathWords }: FastifyInstance, pattern: string): void {
  for (const part of pattern.split('/'))
    if (part && !/[:*]/.test(part)) pathWords.add(part.toLowerCase());
}

/**
 * The path for the log: the pattern of the route with its numbers. Other values may be a token, an
 * address or a name. Where no route of ours matched, only parts that we know remain, because a browser
 * shows `/Property/Share/…` and `/property/%73hare/…` too.
 */
export function loggedPath(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (pattern && !pattern.includes('*'))
    return withNumbers(pattern, (request.params ?? {}) as Record<string, string>);
  return withKnownParts(request.raw.url ?? '', request.server.pathWords);
}

function withNumbers(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_part, name: string) => {
    const value = values[name] ?? '';
    return /^\d{1,12}$/.test(value) ? value : HIDDEN;
  });
}

function withKnownParts(url: string, words: Set<string>): string {
  const [path = ''] = url.split(/[?#;]/);
  const parts = path.split(/[/\\]+/).filter(Boolean);
  const shown = parts.slice(0, MAX_PARTS).map((part) => {
    // The web app's data requests.
    const name = decoded(part).replace(/\.data$/, '');
    return words.has(name.toLowerCase()) ? name.toLowerCase() : HIDDEN;
  });
  return `/${shown.join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
