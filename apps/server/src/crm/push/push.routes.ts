import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import {
  addPushDevice,
  confirmPushDevice,
  listPushDevices,
  removePushDevice,
} from './push-devices.service.ts';
import { getPushKey } from './push-keys.service.ts';
import { testPushDevice } from './test-push.service.ts';

export function registerPushRoutes(server: Server): void {
  serve(server, contract.getPushKey, getPushKey);
  serve(server, contract.listPushDevices, listPushDevices);
  serve(server, contract.addPushDevice, addPushDevice);
  serve(server, contract.confirmPushDevice, confirmPushDevice);
  serve(server, contract.removePushDevice, removePushDevice);
  serve(server, contract.testPushDevice, testPushDevice);
}
