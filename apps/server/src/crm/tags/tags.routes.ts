import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import {
  createTag,
  deleteTag,
  listTagSettings,
  listTags,
  mergeTags,
  updateTag,
} from './tags.service.ts';

export function registerTagRoutes(server: Server): void {
  serve(server, contract.listTags, listTags);
  serve(server, contract.listTagSettings, listTagSettings);
  serve(server, contract.createTag, createTag);
  serve(server, contract.updateTag, updateTag);
  serve(server, contract.mergeTags, mergeTags);
  serve(server, contract.deleteTag, deleteTag);
}
