import { createContext, use } from 'react';

/** Whether the part around came from the server and has no script yet, see `later`. */
export const Asleep = createContext(false);

/**
 * True until a part of a page has its script. Fields that only scripts can use are left out until then:
 * when a page has loaded, browsers look for fields to fill in, and lay out every section that has one.
 */
export const useIsAsleep = () => use(Asleep);
