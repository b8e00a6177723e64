import { isNobodysAddress } from '../../platform/db/address-in-text.ts';

/** The link was made for nobody in particular, so its reader may say who they are. */
export const isUnaddressed = ({
  email,
  leadId,
}: {
  email: string;
  leadId: number | null;
}): boolean => leadId === null && isNobodysAddress(email);
