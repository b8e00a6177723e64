import type { Listing, SavedFilter } from '@alpha/contract';
import { type ComponentType, createContext } from 'react';

export type AddableHome = Pick<Listing, 'id' | 'address'>;

/** Cards, reports and leads add to a shortlist without knowing that feature: a layout passes it in. */
export type ShortlistAdding = {
  /** Asks which properties to add for this lead. */
  askHomes: (lead: { id: number; name: string }) => void;
  /** Asks whose shortlist the property is for. */
  AddButton: ComponentType<{ home: AddableHome; look: 'icon' | 'line' | 'button' | 'bar' }>;
  /** The same for several properties at once. */
  SendButton: ComponentType<{ homes: readonly AddableHome[] }>;
};

/** Null on pages of visitors. */
export const ShortlistAddingContext = createContext<ShortlistAdding | null>(null);

/** The explorer saves its search for a lead. In this file, because a module of its own would be one more to load. */
export const SearchSavingContext = createContext<((filter: SavedFilter) => void) | null>(null);
