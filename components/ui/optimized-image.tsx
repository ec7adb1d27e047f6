import { getImageProps, type ImageProps } from 'next/image';
import { preload } from 'react-dom';

type OptimizedImageProps = Omit<ImageProps, 'preload' | 'priority' | 'loading' | 'quality'> & {
  /** Seen without scrolling: loaded at once, before anything else. */
  isAboveFold?: boolean;
  /** A vector drawing: sharp at every size, so one address is enough. */
  isVector?: boolean;
  /**
   * Of the screens that load it before anything else. Where it is not `isAboveFold`, it is seen without scrolling on
   * these alone; where it is, the others show another image instead.
   */
  preloadMedia?: string;
};

/**
 * An image of the optimizer, drawn on the server alone. The framework's own component brings a
 * script to every page that does nothing for images which need no blur or error of their own.
 */
export function OptimizedImage({
  isAboveFold = false,
  isVector = false,
  preloadMedia,
  ...image
}: OptimizedImageProps) {
  const { srcSet, sizes, style, ...props } = getImageProps({
    ...image,
    loading: isAboveFold ? 'eager' : 'lazy',
    // Browsers put a lazy one before the scripts when its edge is above the fold.
    fetchPriority: isAboveFold ? 'high' : 'low',
    // In the same frame as the words, where it is there by then.
    decoding: isAboveFold ? 'sync' : 'async',
  }).props;
  const choice = isVector ? {} : { srcSet, sizes };
  // The style sheet places what fills its parent (image.css). As `undefined` a property would be in the data of the page.
  const setStyle = Object.fromEntries(
    Object.entries((image.fill ? image.style : style) ?? {}).filter(
      ([, value]) => value !== undefined,
    ),
  );
  if (isAboveFold || preloadMedia) {
    preload(props.src, {
      as: 'image',
      imageSrcSet: choice.srcSet,
      imageSizes: choice.sizes,
      fetchPriority: 'high',
      media: preloadMedia,
    });
  }
  return <img {...props} {...choice} style={setStyle} alt={image.alt} />;
}
