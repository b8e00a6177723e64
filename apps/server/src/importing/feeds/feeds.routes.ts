import {
  cancelFeedRun,
  createFeed,
  deleteFeed,
  listFeeds,
  runFeed,
  testFeed,
  updateFeed,
} from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import * as service from './feeds.service.ts';

export function registerFeedRoutes(server: Server): void {
  serve(server, listFeeds, service.listFeeds);
  serve(server, createFeed, service.createFeed);
  serve(server, updateFeed, service.updateFeed);
  serve(server, deleteFeed, service.deleteFeed);
  serve(server, testFeed, service.testFeed);
  serve(server, runFeed, service.runFeed);
  serve(server, cancelFeedRun, service.cancelFeedRun);
}
