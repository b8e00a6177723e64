import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import {
  createCuratorPage,
  deleteCuratorPage,
  getCuratorPage,
  listCuratorPages,
  updateCuratorPage,
} from './curator-pages.service.ts';
import { findLanding, getCurator } from './curators.service.ts';

export function registerCuratorRoutes(server: Server): void {
  serve(server, contract.getCurator, getCurator);
  serve(server, contract.findLanding, findLanding);
  serve(server, contract.listCuratorPages, listCuratorPages);
  serve(server, contract.getCuratorPage, getCuratorPage);
  serve(server, contract.createCuratorPage, createCuratorPage);
  serve(server, contract.updateCuratorPage, updateCuratorPage);
  serve(server, contract.deleteCuratorPage, deleteCuratorPage);
}
