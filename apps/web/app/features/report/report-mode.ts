import { createContext, useContext } from 'react';

/** True on the shared page, which visitors read: no links to other homes, no bar above the menu. */
export const SharedReportContext = createContext(false);

export function useIsShared(): boolean {
  return useContext(SharedReportContext);
}

/** The reader has changed an assumption; ranks still use the defaults. */
export const OwnAssumptionsContext = createContext(false);

export const useHasOwnAssumptions = () => useContext(OwnAssumptionsContext);
