import { getOwnUser as getOwnUserEndpoint, login, logout } from '@alpha/contract';
import { type Server, serve } from '../../http/serve.ts';
import { getOwnUser, signIn, signOut } from './auth.service.ts';

export function registerAuthRoutes(server: Server): void {
  serve(server, login, signIn);
  serve(server, logout, signOut);
  serve(server, getOwnUserEndpoint, getOwnUser);
}
