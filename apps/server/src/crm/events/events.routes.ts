import { streamEvents as streamEventsEndpoint } from '@alpha/contract';
import { type Server, serveEvents } from '../../platform/http/serve.ts';
import { createEventHub } from './event-hub.ts';
import { streamEvents } from './events.service.ts';

export function registerEventRoutes(server: Server): void {
  const hub = createEventHub(server.deps.database);
  serveEvents(server, streamEventsEndpoint, (ctx, stream) => streamEvents(ctx, hub, stream));
  // Before the server waits for its connections: these would never end by themselves.
  server.app.addHook('preClose', async () => hub.close());
}
