import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { deleteWithPortrait, type PhotoStore } from '../profiles/portraits.service.ts';
import { inviteUser } from './invitation.service.ts';
import type { LeadHandover } from './lead-handover.ts';
import { setOwnLocale } from './own-locale.service.ts';
import { deleteUser } from './remove-user.service.ts';
import { createUser, updateUser } from './save-user.service.ts';
import {
  activateUser,
  deactivateUser,
  resetUserTwoFactor,
  unlockUser,
} from './user-access.service.ts';
import { getUser, listLeaders, listRoles, listUsers } from './users.service.ts';

type RemovePhoto = Pick<PhotoStore, 'removePhoto'>;

export function registerUserRoutes(server: Server, leads: LeadHandover, photos: RemovePhoto): void {
  serve(server, contract.listUsers, listUsers);
  serve(server, contract.getUser, getUser);
  serve(server, contract.createUser, createUser);
  serve(server, contract.updateUser, (ctx, input) => updateUser(ctx, input, leads));
  serve(server, contract.deleteUser, (ctx, input) =>
    deleteWithPortrait(ctx, input.params.id, photos, () => deleteUser(ctx, input, leads)),
  );
  serve(server, contract.inviteUser, inviteUser);
  serve(server, contract.unlockUser, unlockUser);
  serve(server, contract.resetUserTwoFactor, resetUserTwoFactor);
  serve(server, contract.deactivateUser, deactivateUser);
  serve(server, contract.activateUser, activateUser);
  serve(server, contract.listRoles, listRoles);
  serve(server, contract.listLeaders, listLeaders);
  serve(server, contract.setOwnLocale, setOwnLocale);
}
