import type { SavedFilter } from '@alpha/contract';
import { createContext } from 'react';

/** The explorer saves a search for a lead without knowing that feature: a layout passes it in. */
export type AskSearch = (filter: SavedFilter) => void;

/** Null where there are no leads. */
export const SearchSavingContext = createContext<AskSearch | null>(null);
