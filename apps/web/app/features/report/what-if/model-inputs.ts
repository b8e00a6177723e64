export const WHAT_IF_ID = 'what-if';
