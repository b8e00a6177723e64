/** Standard link preview size. */
export const PREVIEW = { width: 1200, height: 630 };
/** Area of the property's picture, on the left. */
export const PICTURE = { width: 540, height: PREVIEW.height };
/** Of the texts on the right. */
export const LEFT = PICTURE.width + 56;
export const WIDTH = PREVIEW.width - LEFT - 48;
