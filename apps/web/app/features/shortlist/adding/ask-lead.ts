import { createContext } from 'react';
import type { AddableHome } from '~/listings/shortlist-adding';

/** Opens the dialog that asks whose shortlist the property is for. */
export const AskLeadContext = createContext<(home: AddableHome) => void>(() => undefined);
