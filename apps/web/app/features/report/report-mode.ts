import { createContext, useContext } from 'react';

/** A shared page is read by a visitor: no other home has a page there, and no bar stands above the menu. */
export const SharedReportContext = createContext(false);

export function useIsShared(): boolean {
  return useContext(SharedReportContext);
}
