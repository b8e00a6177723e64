import { createContext } from 'react';
import type { AddableHome } from '~/listings/shortlist-adding';

/** Opens the dialog that asks whose shortlist the properties are for. */
export const AskLeadContext = createContext<(homes: readonly AddableHome[]) => void>(
  () => undefined,
);
