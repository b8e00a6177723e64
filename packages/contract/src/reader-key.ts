/**
 * Random, made and kept by the browser. It separates the readers of a link that was made for nobody in
 * particular: each changes and sees only their own answer and scenarios. Ignored for other links.
 */
export const READER_KEY_HEADER = 'x-reader-key';
export const READER_KEY = /^[\w-]{22,64}$/;
