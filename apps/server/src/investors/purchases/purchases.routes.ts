import * as contract from '@alpha/contract';
import { type Server, serve, serveFile, serveUpload } from '../../platform/http/serve.ts';
import { closePurchase, proposeClosing, reopenClosing } from './closing.service.ts';
import { readPurchaseCalendar } from './deadline-calendar.service.ts';
import { downloadDocument, uploadDocument } from './documents.service.ts';
import { listPurchases, startPurchase, updatePurchase } from './purchases.service.ts';
import {
  deleteRoomCalendar,
  deleteRoomDocument,
  listRoomPurchases,
  renewRoomCalendar,
  tickRoomStep,
} from './room-purchases.service.ts';
import { deletePurchaseDocument } from './staff-documents.service.ts';
import { addPurchaseStep, removePurchaseStep, updatePurchaseStep } from './steps.service.ts';

export function registerPurchaseRoutes(server: Server): void {
  serve(server, contract.listPurchases, listPurchases);
  serve(server, contract.startPurchase, startPurchase);
  serve(server, contract.updatePurchase, updatePurchase);
  serve(server, contract.addPurchaseStep, addPurchaseStep);
  serve(server, contract.updatePurchaseStep, updatePurchaseStep);
  serve(server, contract.removePurchaseStep, removePurchaseStep);
  serve(server, contract.proposeClosing, proposeClosing);
  serve(server, contract.closePurchase, closePurchase);
  serve(server, contract.reopenClosing, reopenClosing);
  serveUpload(server, contract.uploadPurchaseDocument, uploadDocument);
  serveFile(server, contract.downloadPurchaseDocument, downloadDocument);
  serve(server, contract.deletePurchaseDocument, deletePurchaseDocument);
  serve(server, contract.listRoomPurchases, listRoomPurchases);
  serve(server, contract.tickRoomStep, tickRoomStep);
  serveUpload(server, contract.uploadRoomDocument, uploadDocument);
  serveFile(server, contract.downloadRoomDocument, downloadDocument);
  serve(server, contract.deleteRoomDocument, deleteRoomDocument);
  serve(server, contract.renewRoomCalendar, renewRoomCalendar);
  serve(server, contract.deleteRoomCalendar, deleteRoomCalendar);
  serveFile(server, contract.readPurchaseCalendar, readPurchaseCalendar);
}
