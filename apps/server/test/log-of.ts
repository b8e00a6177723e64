import type { FastifyInstance } from 'fastify';

/** Everything the app logs from now on. The app must not be silent. */
export function logOf({ log }: FastifyInstance): string[] {
  const symbol = Object.getOwnPropertySymbols(log).find(
    ({ description }) => description === 'pino.stream',
  );
  const stream =
    symbol && (log as unknown as Record<symbol, { write: (line: string) => unknown }>)[symbol];
  if (!stream) throw new Error('the app is silent');
  const lines: string[] = [];
  stream.write = (line) => lines.push(line);
  return lines;
}
