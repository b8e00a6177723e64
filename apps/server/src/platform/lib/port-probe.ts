import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

/** Finds out that a port is taken before a database is created. */
export function probePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

export function portError(error: NodeJS.ErrnoException, port: number, host: string): StartupError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} is in use by another program. Stop it, or set a different PORT.`,
    EACCES: `PORT: this user may not listen on port ${port}. Use one above 1023.`,
    EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST: ${host} is not known.`,
  };
  return new StartupError(reasons[error.code ?? ''] ?? `PORT: ${error.message}`, { cause: error });
}
