import { createContext } from 'react';

/** Cards are picked for a comparison where the screen around them keeps which. */
export type ComparePicking = {
  ids: readonly number[];
  toggle: (id: number) => void;
};

/** Null where nothing is compared. */
export const ComparePickingContext = createContext<ComparePicking | null>(null);
