import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { uploadFile } from '~/lib/upload-file';
import { KEYS } from './keys';

type ProfileForm = api.CallOf<typeof api.updateProfile>['body'];

/** What readers of shared links see of a user. */
export const profileQuery = (userId: number) =>
  queryOptions({
    queryKey: [...KEYS.users, 'profile', userId],
    queryFn: () => call(api.getProfile, { params: { id: userId } }),
  });

/** The ways to change one profile. */
export function profileChanges(cache: QueryClient, id: number) {
  const keep = (profile: api.StaffProfile) =>
    void cache.setQueryData(profileQuery(id).queryKey, profile);
  return {
    onSave: async (body: ProfileForm) =>
      keep(await call(api.updateProfile, { params: { id }, body })),
    onUpload: async (photo: Blob) => {
      const options = { onProgress: () => undefined, signal: new AbortController().signal };
      keep(await uploadFile(api.uploadPortrait, { params: { id } }, photo, options));
    },
    onRemove: async () => keep(await call(api.deletePortrait, { params: { id } })),
  };
}
