import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { chooseSampleReport, findSampleReport, getSampleReport } from './sample.service.ts';

export function registerSampleRoutes(server: Server): void {
  serve(server, contract.findSampleReport, findSampleReport);
  serve(server, contract.getSampleReport, getSampleReport);
  serve(server, contract.chooseSampleReport, chooseSampleReport);
}
