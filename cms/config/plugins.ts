export default () => ({
  upload: {
    config: {
      sizeLimit: 200 * 1024 * 1024,
      // The site resizes pictures itself; the admin's library only needs the thumbnail.
      breakpoints: {},
      concurrentUploadSize: 2,
    },
  },
});
