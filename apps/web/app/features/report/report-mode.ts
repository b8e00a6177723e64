import { createContext, useContext } from 'react';

/** A shared page is read by a visitor: no other home has a page there, and no bar stands above the menu. */
export const SharedReportContext = createContext(false);

export function useIsShared(): boolean {
  return useContext(SharedReportContext);
}

/** The reader has changed an assumption: ranks among other homes are still those of ours. */
export const OwnAssumptionsContext = createContext(false);

export const useHasOwnAssumptions = () => useContext(OwnAssumptionsContext);
