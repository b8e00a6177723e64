import { streamEvents as streamEventsEndpoint } from '@alpha/contract';
import { type Server, serveEvents } from '../../platform/http/serve.ts';
import { createEventHub } from './event-hub.ts';
import { streamEvents } from './events.service.ts';

export function registerEventRoutes(server: Server): void {
  const hub = createEventHub(server.deps.database);
  serveEvents(server, streamEventsEndpoint, (ctx, stream) => streamEvents(ctx, hub, stream));
  // Before the server waits for connections to close: streams never end by themselves.
  server.app.addHook('preClose', async () => hub.close());
}
