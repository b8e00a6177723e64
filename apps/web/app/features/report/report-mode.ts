import { createContext, useContext } from 'react';

/** A shared page is read by a visitor: no other home has a page there, and no bar stands above the menu. */
export const SharedReportContext = createContext(false);

export function useIsShared(): boolean {
  return useContext(SharedReportContext);
}

/** The reader has changed an assumption: ranks among other homes are still those of ours. */
export const OwnAssumptionsContext = createContext(false);

export const useHasOwnAssumptions = () => useContext(OwnAssumptionsContext);

/** What is saved and sent keeps our assumptions: the note beside the buttons says so. */
export const DEFAULT_ASSUMPTIONS_NOTE_ID = 'with-our-assumptions';

export function useDefaultAssumptionsNote(): { 'aria-describedby'?: string } {
  return useHasOwnAssumptions() ? { 'aria-describedby': DEFAULT_ASSUMPTIONS_NOTE_ID } : {};
}
