/** In the place of an image that could not be read or stored. */
export const MISSING = '(An image was here. Insert it with the image button.)';
