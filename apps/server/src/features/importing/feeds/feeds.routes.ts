import { createFeed, deleteFeed, listFeeds, runFeed, testFeed, updateFeed } from '@alpha/contract';
import { type Server, serve } from '../../../http/serve.ts';
import * as service from './feeds.service.ts';
import { createRunsByHand } from './runs-by-hand.ts';

export function registerFeedRoutes(server: Server): void {
  serve(server, listFeeds, service.listFeeds);
  serve(server, createFeed, service.createFeed);
  serve(server, updateFeed, service.updateFeed);
  serve(server, deleteFeed, service.deleteFeed);
  serve(server, testFeed, service.testFeed);
  const runs = createRunsByHand();
  // Before the database closes: what is under way stops at the next page and goes on from its mark.
  server.app.addHook('onClose', () => runs.stop());
  serve(server, runFeed, (ctx, input) => service.runFeed(ctx, input, runs));
}
