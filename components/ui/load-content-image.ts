import { getImageProps } from 'next/image';

/** As wide as a text is set; on a phone the whole screen. */
const SIZES = '(min-width: 64rem) 60rem, 100vw';
/** The optimizer needs a size to choose its copies; the browser reads the image's own. */
const SIZE = { width: 1920, height: 1080 };

/**
 * The attributes by which an image in an editor's text is loaded: through the optimizer of this
 * site, as every other image, so that no visitor's browser asks the content service.
 */
export function loadContentImage(url: string): { src: string; srcSet?: string; sizes?: string } {
  const { props } = getImageProps({ src: url, alt: '', sizes: SIZES, ...SIZE });
  return { src: props.src, srcSet: props.srcSet, sizes: props.sizes };
}
