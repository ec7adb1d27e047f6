/** Texts of images, videos, maps and tables in what editors write. */
export const EMBED_COPY = {
  image: 'Image',
  video: 'Video',
  map: 'Map',
  table: 'Table',
  playVideo: 'Play the video',
  showMap: 'Show the map',
  loadsFrom: (host: string) => `Loads from ${host}`,
};
