import {
  findLanding as findLandingEndpoint,
  getCurator as getCuratorEndpoint,
} from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { findLanding, getCurator } from './curators.service.ts';

export function registerCuratorRoutes(server: Server): void {
  serve(server, getCuratorEndpoint, getCurator);
  serve(server, findLandingEndpoint, findLanding);
}
