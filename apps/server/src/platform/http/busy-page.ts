import type { FastifyReply } from 'fastify';
import type { AppError } from './app-error.ts';

/** For a full server, and for an address that asks for too much. */
export function sendBusyPage(reply: FastifyReply, { status, details }: AppError): FastifyReply {
  const { retryAfterSeconds = 2 } = details;
  return reply
    .code(status)
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(BUSY_PAGE.replace('content="2"', `content="${retryAfterSeconds}"`));
}

/** Static, because rendering a page is what an overloaded server cannot do. Reloads by itself. */
const BUSY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="2">
<title>One moment, please · Un momento, por favor</title>
<style>
  body { margin: 15vh auto; max-width: 32rem; padding: 0 1.5rem; font: 18px/1.6 system-ui, sans-serif; }
  h1 { margin: 2em 0 0; font-size: 28px; line-height: 1.2; }
</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>We’re very busy right now. This page will try again by itself.</p>
<div lang="es">
<h1>Un momento, por favor</h1>
<p>Hay mucha demanda en este momento. Esta página volverá a intentarlo sola.</p>
</div>
</main>
</body>
</html>
`;
