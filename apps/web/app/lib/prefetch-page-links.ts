// A module of its own, because it works only in the framework's router: screen tests replace it.
export { PrefetchPageLinks } from 'react-router';
